'use client';
import type { Messages } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import shell from '../../messages/en-us/shell.json';
import { splitLocale } from '../locale/locale-path.ts';
import { defaultLocale, languageTags, localeCookie, readLocale } from '../locale/locales.ts';
import { Providers } from './providers.tsx';

function localeOfBrowser() {
  const remembered = new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie)?.[1];
  return splitLocale(window.location.pathname).locale ?? readLocale(remembered) ?? defaultLocale;
}

/** Providers of the two pages that stand outside every locale: there the browser finds out the language itself. */
export function OutsideProviders({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState<{ locale: keyof typeof languageTags; messages: Pick<Messages, 'shell'> }>({
    locale: defaultLocale,
    messages: { shell },
  });
  useEffect(() => {
    const locale = localeOfBrowser();
    if (locale === defaultLocale) return;
    async function speak(): Promise<void> {
      const { default: translated } = await import(`../../messages/${locale}/shell.json`);
      document.documentElement.lang = languageTags[locale];
      setSpoken({ locale, messages: { shell: translated } });
    }
    void speak();
  }, []);
  return (
    <Providers locale={languageTags[spoken.locale]} messages={spoken.messages}>
      {children}
    </Providers>
  );
}
