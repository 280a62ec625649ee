'use client';
import type { Messages } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { splitLocale } from '../locale/locale-path.ts';
import { defaultLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { chosenLocale, languageTags } from '../locale/locales.ts';
import { Providers } from './providers.tsx';

function localeOfBrowser() {
  return splitLocale(window.location.pathname).locale ?? chosenLocale(document.cookie) ?? defaultLocale;
}

type FrameMessages = Pick<Messages, 'shell'>;
type Spoken = { locale: keyof typeof languageTags; messages: FrameMessages };

type OutsideProvidersProps = {
  /** The default locale's, for a page that was made before a browser asked. */
  messages?: FrameMessages;
  children: ReactNode;
};

/** Providers of the two pages that stand outside every locale: there the browser finds out the language itself. */
export function OutsideProviders({ messages, children }: OutsideProvidersProps) {
  const [spoken, setSpoken] = useState<Spoken | null>(messages ? { locale: defaultLocale, messages } : null);
  useEffect(() => {
    const locale = localeOfBrowser();
    if (locale === defaultLocale && messages) return;
    async function speak(): Promise<void> {
      // Loaded when it is needed: every page carries this component with it.
      const { default: shell } = await import(`../generated/messages/${locale}/shell.json`);
      document.documentElement.lang = languageTags[locale];
      setSpoken({ locale, messages: { shell } });
    }
    void speak();
  }, [messages]);
  if (spoken === null) return null;
  return (
    <Providers locale={languageTags[spoken.locale]} messages={spoken.messages}>
      {children}
    </Providers>
  );
}
