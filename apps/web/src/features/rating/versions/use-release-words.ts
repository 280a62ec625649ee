import { useTranslations } from 'next-intl';
import type { RaterReleaseFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import type { Reader } from '../../shared/queue/columns/column.ts';

/** How a release reads: where, for which business, and for cover from which day on. */
export function releaseWords(t: Reader['t']) {
  const area = (code: string | null) => (code === null ? t('workbench.raters.everywhere') : code);
  const business = (type: string | null) =>
    t(`workbench.raters.business.${type === 'new_business' || type === 'renewal' ? type : 'both'}`);
  return {
    area,
    business,
    release({ administrative_area, business_type, effective_date }: RaterReleaseFragment): string {
      const place = area(administrative_area);
      const where =
        business_type === null
          ? place
          : t('workbench.raters.where', { area: place, business: business(business_type) });
      return t('workbench.raters.from', { where, day: printDay(effective_date) ?? '' });
    },
  };
}

/** How releases read. */
export const useReleaseWords = () => releaseWords(useTranslations());
