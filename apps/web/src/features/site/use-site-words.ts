'use client';
import { useEffect, useState } from 'react';
import { usePageLocale } from '../../locale/use-page-locale.ts';
import { siteTranslator } from './site-translator.ts';

export type SiteWords = Awaited<ReturnType<typeof siteTranslator>>;

/** The words of the public pages where the page did not bring them; null until they are there. */
export function useSiteWords(): SiteWords | null {
  const locale = usePageLocale();
  const [words, setWords] = useState<SiteWords | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const loaded = await siteTranslator(locale);
      if (isCurrent) setWords(() => loaded);
    }
    // Without them the page still has its links.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return words;
}
