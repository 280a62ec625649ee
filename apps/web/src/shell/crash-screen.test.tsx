import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadMessages } from '../locale/load-messages.ts';
import { CrashScreen } from './crash-screen.tsx';

const messages = await loadMessages('en-us', 'frame');
const draw = (error: Error) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={messages} timeZone="UTC">
      <CrashScreen error={error} reset={() => undefined} />
    </NextIntlClientProvider>,
  );

it('a page whose drawing failed announces the message and offers another try', () => {
  const html = draw(new Error('The price could not be drawn'));
  expect(html).toMatch(/role="alert".*The price could not be drawn.*Try again/s);
});

it('a failure without a message is "An error occurred"', () => {
  expect(draw(new Error(''))).toContain('An error occurred');
});
