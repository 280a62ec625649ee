'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** What a list calls whom it has no name of: nobody has given one, or it was erased at their request. */
export function useNameless(): (record: { readonly erased?: string | null } | null | undefined) => string {
  const t = useTranslations('queue');
  return useCallback((record) => t(record?.erased ? 'erased' : 'noName'), [t]);
}
