'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** What a list calls whom it has no name of: nobody has given one, or it was erased at their request. */
export function useNameless(): (record: { readonly erased?: string | null } | null | undefined) => string {
  const t = useTranslations('queue');
  const erased = useTranslations('staff.erased');
  return useCallback((record) => (record?.erased ? erased('title') : t('noName')), [t, erased]);
}
