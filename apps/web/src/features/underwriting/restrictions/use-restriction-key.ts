'use client';
import { restrictionKeys } from '@roadworthy/core/quoting/vocabulary.ts';
import { useTranslations } from 'next-intl';

/** What somebody is refused by, in words; as it is written where no word is known. */
export function useRestrictionKey(): (key: string) => string {
  const t = useTranslations('workbench.restrictions.keys');
  return (written) => {
    const key = restrictionKeys.find((one) => one === written);
    return key ? t(key) : written;
  };
}
