'use client';
import { useLocale, useTranslations } from 'next-intl';
import { printDay } from '../../shared/print-day.ts';
import type { ActivityDays } from './activity-span.ts';

/** What a zone is called, whatever the time of the year: Eastern Time. */
export function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // A zone without a name of its own is called by its offset.
  return /^(GMT|UTC)/.test(name) ? timeZone : name;
}

/** Which days are looked at, and by the clocks of which zone. */
export function useDaysText(): (days: ActivityDays, timeZone: string) => string {
  const t = useTranslations('policyParts.activities');
  const locale = useLocale();
  return ({ from, to }, timeZone) => {
    const [first, last] = [printDay(from) ?? '', printDay(to) ?? ''];
    const zone = zoneName(timeZone, locale);
    if (from && to) return t('fromTo', { from: first, to: last, zone });
    if (from) return t('since', { from: first, zone });
    return to ? t('until', { to: last, zone }) : t('ever', { zone });
  };
}
