'use client';
import { useCallback } from 'react';
import { useAsk, useSession } from '../data/session/use-session.ts';
import { SetLanguageDocument } from '../generated/documents.ts';
import { splitLocale } from '../locale/locale-path.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { switchAddress } from './language-links.tsx';

/** The page changes its language also when nobody can be told. */
const patienceMs = 2_000;

/** Shows this page in another language, and keeps the choice with the person who is signed in. */
export function useChooseLanguage(): (locale: PageLocale) => void {
  const ask = useAsk('user');
  const person = useSession().data;
  const keeps = Boolean(person) && !person?.ended;
  const stored = person?.language ?? null;
  return useCallback(
    (language) => {
      async function change(): Promise<void> {
        if (keeps && stored !== language) {
          const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
          await Promise.race([ask(SetLanguageDocument, { language }).catch(() => undefined), patience]);
        }
        const { pathname, search } = window.location;
        window.location.assign(`${switchAddress(language, splitLocale(pathname).path)}${search}`);
      }
      void change();
    },
    [ask, keeps, stored],
  );
}
