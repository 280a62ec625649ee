'use client';
import { useEffect } from 'react';
import { splitLocale } from '../locale/locale-path.ts';
import type { PageLocale } from '@roadworthy/core/shared/page-locales.ts';
import { chosenLocale } from '../locale/locales.ts';
import { usePageLocale } from '../locale/use-page-locale.ts';
import { switchAddress } from './language-links.tsx';

/** Moves the page to the person's language where nobody has chosen one in this browser; the choice is then kept here. */
export function useOwnLanguage(language: PageLocale | null): void {
  const spoken = usePageLocale();
  useEffect(() => {
    if (language === null || language === spoken || chosenLocale(document.cookie) !== undefined) return;
    const { pathname, search } = window.location;
    window.location.replace(`${switchAddress(language, splitLocale(pathname).path)}${search}`);
  }, [language, spoken]);
}
