'use client';
import { useTranslations } from 'next-intl';
import type { RaterReleaseFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';

/** How a release reads: where, for which business, and for cover from which day on. */
export function useReleaseWords() {
  const t = useTranslations('workbench.raters');
  const area = (code: string | null) => (code === null ? t('everywhere') : code);
  const business = (type: string | null) =>
    t(`business.${type === 'new_business' || type === 'renewal' ? type : 'both'}`);
  return {
    area,
    business,
    release({ administrative_area, business_type, effective_date }: RaterReleaseFragment): string {
      const place = area(administrative_area);
      const where = business_type === null ? place : t('where', { area: place, business: business(business_type) });
      return t('from', { where, day: printDay(effective_date) ?? '' });
    },
  };
}
