'use client';
import { day, dayInZone, daysBetween, isDay } from '@roadworthy/core/shared/time/day.ts';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useInstant } from './use-instant.ts';

/** Ages and times left in whole days, as the chips of lists say them. */
export function useAge() {
  const t = useTranslations('queue');
  const instant = useInstant();
  return useMemo(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const today = () => dayInZone(new Date(), zone);
    return {
      /** How long ago an instant was. */
      since(at: string) {
        const days = Math.max(0, daysBetween(dayInZone(new Date(at), zone), today()));
        return { days, text: t('agoDays', { days }), instant: at, exact: () => instant(at).absolute };
      },
      /** How long it is until a civil day; null when it is past or no day. */
      until(text: string) {
        if (!isDay(text)) return null;
        const days = daysBetween(today(), day(text));
        return days < 0 ? null : { days, text: t('inDays', { days }), instant: text };
      },
    };
  }, [t, instant]);
}
