'use client';
import { useTranslations } from 'next-intl';
import { printDay, zoneName } from './print-day.ts';

/** The minute in which cover begins or ends on a day, with its zone. */
export function CoverMoment({ day, zone }: { day: string; zone: string }) {
  const t = useTranslations('policyParts.cover');
  return <>{t('moment', { date: printDay(day) ?? day, zone: zoneName(zone) })}</>;
}
