import {
  firstSendDay,
  nameOfPeriod,
  periodBefore,
  type ReportCadence,
  type ScheduledReport,
  scheduledReports,
  type SendTime,
} from '@roadworthy/core/organizations/report-schedule.ts';
import { dateFormat } from '@roadworthy/core/shared/text/formats.ts';
import { type Locale, printSentence } from '@roadworthy/core/shared/text/sentence.ts';
import { type Day, day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { formatTime, hourInZone } from '@roadworthy/core/shared/time/instant.ts';
import type { ReportScheduleRowFragment } from '../../../generated/documents.ts';

export type Colleague = { readonly id: string; readonly name: string };

/** Where and for whom reports are sent. */
export type Place = { readonly zone: string; readonly locale: Locale; readonly people: readonly Colleague[] };

// A Monday.
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

export const reportTitle = (report: string, locale: Locale): string =>
  printSentence(scheduledReports[report as ScheduledReport].title, locale);

export const weekdayName = (weekday: number, locale: Locale): string =>
  dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(monday + (weekday - 1) * dayMs));

export const hourText = (hour: number, locale: Locale): string =>
  formatTime(new Date(monday + (hour * dayMs) / 24), 'UTC', locale);

/** The period of the letter of a day, in words. */
export const periodText = (cadence: string, on: Day, locale: Locale): string =>
  printSentence(nameOfPeriod(periodBefore(cadence as ReportCadence, on)), locale);

/** The first day on which a letter goes out from now on. */
export function firstDay(time: SendTime, zone: string, now = new Date()): Day {
  return firstSendDay(time, { today: dayInZone(now, zone), hour: hourInZone(now, zone) });
}

/** The last period that was told of, in words; null before the first one. */
export function lastPeriod({ report_deliveries: [last] }: ReportScheduleRowFragment, locale: Locale): string | null {
  return last ? printSentence(nameOfPeriod({ from: day(last.period_from), to: day(last.period_to) }), locale) : null;
}
