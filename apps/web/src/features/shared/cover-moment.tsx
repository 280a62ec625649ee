'use client';
import { formatTime } from '@roadworthy/core/shared/time/instant.ts';
import { useLocale, useTranslations } from 'next-intl';
import { printDay, zoneName } from './print-day.ts';

type CoverMomentProps = {
  day: string;
  zone: string;
  /** The instant itself, where it may be another than 12:01 a.m. of the day. */
  at?: string | null | undefined;
};

/** The minute in which cover begins or ends on a day, with its zone. */
export function CoverMoment({ day, zone, at }: CoverMomentProps) {
  const t = useTranslations('policyParts.cover');
  const locale = useLocale();
  const time = at ? formatTime(new Date(at), zone, locale) : t('time');
  return <>{t('moment', { date: printDay(day) ?? day, time, zone: zoneName(zone) })}</>;
}
