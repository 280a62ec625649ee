'use client';
import {
  type ReportCadence,
  type ScheduledReport,
  scheduledReportNames,
  scheduledReports,
} from '@roadworthy/core/organizations/report-schedule.ts';
import { printDay } from '../../shared/print-day.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import {
  CreateReportScheduleDocument,
  EndReportScheduleDocument,
  type ReportScheduleRowFragment,
  SendReportDocument,
  UpdateReportScheduleDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { choicesField, selectField, tilesField } from '../../shared/form-dialog/form-fields.tsx';
import { firstDay, hourText, periodText, type Place, reportTitle, weekdayName } from './schedule.ts';

export type NewSchedule = Place & { readonly self: string };
export type Scheduled = Place & { readonly schedule: ReportScheduleRowFragment };
type Values = {
  readonly report: string;
  readonly cadence: string;
  readonly day: string;
  readonly hour: string;
  readonly recipients: readonly string[];
};

const isByDay = (report: string): boolean => scheduledReports[report as ScheduledReport].isByDay;
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The words that both forms have. */
type Translate = (key: string, facts?: Record<string, string>) => string;

/** When and to whom, of a report. */
function timeFields(t: Translate, values: Values, { zone, locale, people }: Place) {
  const isWeekly = values.cadence === 'weekly';
  const time = { cadence: values.cadence as ReportCadence, day: Number(values.day), hour: Number(values.hour) };
  const first = firstDay(time, zone);
  return [
    isByDay(values.report)
      ? tilesField('cadence', {
          label: t('cadence'),
          options: [
            { value: 'weekly', label: t('weekly') },
            { value: 'monthly', label: t('monthly') },
          ],
          resets: ['day'],
        })
      : selectField('cadence', {
          label: t('cadence'),
          hint: t('byMonth'),
          options: [{ value: 'monthly', label: t('monthly') }],
        }),
    selectField('day', {
      label: t(isWeekly ? 'weekday' : 'monthday'),
      ...(!isWeekly && { hint: t('monthdayHint') }),
      options: isWeekly
        ? numbers(1, 7).map((one) => ({ value: String(one), label: weekdayName(one, locale) }))
        : numbers(1, 31).map((one) => ({ value: String(one), label: String(one) })),
    }),
    selectField('hour', {
      label: t('hour'),
      hint: t('hourHint', { zone }),
      options: numbers(0, 23).map((one) => ({ value: String(one), label: hourText(one, locale) })),
    }),
    choicesField('recipients', {
      label: t('recipients'),
      hint: people.length === 0 ? t('none') : t('recipientsHint'),
      options: people.map(({ id, name }) => ({ value: id, label: name })),
    }),
    <p key="next" role="status" className="text-ink-2">
      {t('next', {
        day: printDay(first) ?? '',
        time: hourText(time.hour, locale),
        period: periodText(time.cadence, first, locale),
      })}
    </p>,
  ] as const;
}

const told = { kind: 'agent', rereads: ['agent'] } as const;

/** Has a report sent: weekly where it can be read by days, to oneself at least. */
export const NewSchedule = formDialog<NewSchedule>()({
  ...told,
  words: 'workbench.newReportSchedule',
  document: CreateReportScheduleDocument,
  begin({ subject: { self, people }, typed }): Values {
    const report = typeof typed['report'] === 'string' ? typed['report'] : 'production';
    return {
      report,
      cadence: isByDay(report) ? 'weekly' : 'monthly',
      day: '1',
      hour: '7',
      recipients: people.some(({ id }) => id === self) ? [self] : [],
    };
  },
  fields: ({ t, values, subject }) => [
    selectField('report', {
      label: t('report'),
      options: scheduledReportNames.map((value) => ({ value, label: reportTitle(value, subject.locale) })),
      missing: t('reportMissing'),
      resets: ['cadence', 'day'],
    }),
    ...timeFields(t as unknown as Translate, values, subject),
  ],
  input: ({ id, values }) => ({
    organization_id: id,
    report: values.report,
    cadence: values.cadence,
    day: Number(values.day),
    hour: Number(values.hour),
    recipients: [...values.recipients],
  }),
});

/** When a report is sent from now on, and to whom. */
export const ChangeSchedule = formDialog<Scheduled>()({
  ...told,
  words: 'workbench.changeReportSchedule',
  document: UpdateReportScheduleDocument,
  begin({ subject: { schedule, people }, typed }): Values {
    const isOther = typed['cadence'] !== undefined && typed['cadence'] !== schedule.cadence;
    return {
      report: schedule.report,
      cadence: schedule.cadence,
      day: isOther ? '1' : String(schedule.day),
      hour: String(schedule.hour),
      recipients: schedule.recipients.filter((one): one is string => people.some(({ id }) => id === one)),
    };
  },
  fields: ({ t, values, subject }) => [...timeFields(t as unknown as Translate, values, subject)],
  copy: ({ t, subject: { schedule, locale } }) => ({ title: `${t('title')}: ${reportTitle(schedule.report, locale)}` }),
  input: ({ id, subject: { schedule }, values }) => ({
    report_schedule_id: id,
    version: schedule.version,
    cadence: values.cadence,
    day: Number(values.day),
    hour: Number(values.hour),
    recipients: [...values.recipients],
  }),
});

export const SendNow = formDialog<Scheduled>()({
  ...told,
  words: 'workbench.sendReport',
  document: SendReportDocument,
  begin: () => ({}),
  fields: () => [],
  copy: ({ t, subject: { schedule, zone, locale } }) => ({
    effect: t('effect', { period: periodText(schedule.cadence, dayInZone(new Date(), zone), locale) }),
  }),
  input: ({ id }) => ({ report_schedule_id: id }),
});

export const StopSchedule = formDialog<Scheduled>()({
  ...told,
  words: 'workbench.endReportSchedule',
  document: EndReportScheduleDocument,
  tone: 'danger',
  begin: () => ({}),
  fields: () => [],
  input: ({ id }) => ({ report_schedule_id: id }),
});

export const TakeOver = formDialog<Scheduled>()({
  ...told,
  words: 'workbench.takeOverReport',
  document: UpdateReportScheduleDocument,
  begin: () => ({}),
  fields: () => [],
  input: ({ id, subject: { schedule } }) => ({ report_schedule_id: id, version: schedule.version, take_over: true }),
});

export const LeaveSchedule = formDialog<Scheduled & { readonly self: string }>()({
  ...told,
  words: 'workbench.leaveReport',
  document: UpdateReportScheduleDocument,
  begin: () => ({}),
  fields: () => [],
  input: ({ id, subject: { schedule, self } }) => ({
    report_schedule_id: id,
    version: schedule.version,
    recipients: schedule.recipients.filter((one): one is string => one !== self),
  }),
});
