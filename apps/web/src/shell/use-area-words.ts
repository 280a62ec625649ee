import { useEffect, useState } from 'react';
import { type Area, type AreaMessages, loadMessages } from '../locale/load-messages.ts';
import { usePageLocale } from '../locale/use-page-locale.ts';

/** The words of an area on a page that was not made with them; null until they are here, or while they are not wanted. */
export function useAreaWords<A extends Area>(area: A, wanted = true): AreaMessages<A> | null {
  const locale = usePageLocale();
  const [words, setWords] = useState<AreaMessages<A> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const loaded = await loadMessages(locale, area);
      if (isCurrent) setWords(loaded);
    }
    // Without its words an area is not shown: what stands there meanwhile stays.
    if (wanted) load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [locale, area, wanted]);
  return words;
}
