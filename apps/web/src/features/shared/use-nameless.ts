'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { type Erasable, useErasedWord } from './use-erased-word.ts';

/** What a list calls whom it has no name of: nobody has given one, or it was erased at their request. */
export function useNameless(): (record: Erasable | null | undefined) => string {
  const t = useTranslations('queue');
  const erased = useErasedWord();
  return useCallback((record) => erased(record) ?? t('noName'), [t, erased]);
}
