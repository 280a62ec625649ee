import { ToastProvider } from '@roadworthy/ui/states/toast-provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { rereadSettings } from '../data/settings/use-settings.ts';
import { type Area, loadMessages } from '../locale/load-messages.ts';
import { wordsAtAddress } from './words-at-address.ts';
import { goTo } from './fake-navigation.ts';

// A whole page of markup says less than the sentence above it; how long a loaded machine takes is not the matter.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message ?? ''),
});
afterEach(cleanup);
// Nothing is laid out here, and the observer that happy-dom has never tells of anything: pages do as where there is none.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');
// What is saved would lead the made-up browser away from its page, and from those of the files after this one.
if (typeof HTMLAnchorElement !== 'undefined') {
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function press() {
    if (!this.hasAttribute('download')) click.call(this);
  };
}

/**
 * Draws a screen at an address with the words of its area and an empty cache, in a browser that has kept what is given;
 * answers the hands of a person.
 */
export async function drawPage(
  area: Area,
  address: string,
  page: ReactNode,
  stored: Readonly<Record<string, string>> = {},
) {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // A visitor who has not answered yet: nothing is counted of a test, unless it keeps another model.
  window.localStorage.setItem('consent-model', 'opt-in');
  for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
  // As another tab would: the page looks at what is stored by now.
  rereadSettings();
  goTo(address);
  const messages = area === 'staff' ? await wordsAtAddress(address) : await loadMessages('en-us', area);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <NextIntlClientProvider locale="en-US" messages={messages} timeZone="America/Los_Angeles">
      <QueryClientProvider client={client}>
        <ToastProvider copy={{ undo: 'Undo', close: 'Close' }}>{page}</ToastProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
