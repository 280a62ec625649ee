'use client';
import { useFormatter, useTranslations } from 'next-intl';
import type { MoratoriumRowFragment } from '../../../generated/documents.ts';
import { statesOf, textsOf } from './moratorium-draft.ts';
import type { Reader } from '../../shared/queue/columns/column.ts';
import { unbrokenTime } from '../../../locale/unbroken-time.ts';

type Area = Pick<MoratoriumRowFragment, 'states' | 'postal_codes'>;

/** Where a moratorium holds, in a few words: its states, and its first postal codes. */
export function areaText({ states, postal_codes: codes }: Area, most = Number.POSITIVE_INFINITY): string {
  const all = [...statesOf(states), ...textsOf(codes)];
  return all.length > most ? `${all.slice(0, most).join(', ')} +${all.length - most}` : all.join(', ');
}

/** An instant as a clock of a zone shows it; words for none. */
export function hourText(
  instant: string | null,
  timeZone: string,
  { format, t }: Pick<Reader, 'format' | 't'>,
): string {
  const style = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return instant === null
    ? t('workbench.moratoriums.open')
    : unbrokenTime(format.dateTime(new Date(instant), { ...style, timeZoneName: 'short', timeZone }));
}

/** Instants as a clock of a zone shows them. */
export function useHour(): (instant: string | null, timeZone: string) => string {
  const format = useFormatter();
  const t = useTranslations();
  return (instant, timeZone) => hourText(instant, timeZone, { format, t });
}
