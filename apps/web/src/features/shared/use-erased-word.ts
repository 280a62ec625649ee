'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** A record that may have been emptied of its person. */
export type Erasable = { readonly erased?: string | null };

/** What a list calls whom a record told of before that was erased at their request; null of every other record. */
export function useErasedWord(): (record: Erasable | null | undefined) => string | null {
  const t = useTranslations('queue');
  return useCallback((record) => (record?.erased ? t('erased') : null), [t]);
}
