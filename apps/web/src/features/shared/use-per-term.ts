'use client';
import { useTranslations } from 'next-intl';

/** Says what a price of a term is for, as it stands behind the figure; a year unless known. */
export function usePerTerm(): (months: number | undefined) => string {
  const t = useTranslations('shell.common');
  return (months = 12) => {
    if (months === 6) return t('perSixMonths');
    return months === 12 ? t('perYear') : t('perMonths', { count: months });
  };
}
