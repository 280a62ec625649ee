'use client';
import type { MouseEvent } from 'react';
import { locales, type PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { languageTags, localeNames } from '../locale/locales.ts';
import { splitLocale } from '../locale/locale-path.ts';
import { usePageLocale } from '../locale/use-page-locale.ts';
import { usePath } from '../locale/use-path.ts';

/** The address that shows this page in a locale and remembers the choice, whatever kind of page it is. */
export function switchAddress(locale: PageLocale, path: string): string {
  return `/${locale}${path === '/' ? '' : path}`;
}

/** This page in the other languages. */
export function LanguageLinks({ label, className }: { label: string; className?: string }) {
  const made = usePath();
  // What is made for every address without a page has none of its own.
  const path = /^\/(?:_not-found|lost)$/.test(made) ? '/' : made;
  const current = usePageLocale();
  // One prerendered page serves many addresses, so the link is completed where the address is known.
  const complete = (event: MouseEvent<HTMLAnchorElement>, locale: PageLocale): void => {
    const { pathname, search } = window.location;
    event.currentTarget.href = `${switchAddress(locale, splitLocale(pathname).path)}${search}`;
  };
  return (
    <ul aria-label={label} className={className}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            className="link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
            lang={languageTags[locale]}
            hrefLang={languageTags[locale]}
            aria-current={locale === current ? 'true' : undefined}
            href={switchAddress(locale, path)}
            onClick={(event) => complete(event, locale)}
          >
            {localeNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
