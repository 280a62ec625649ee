'use client';
import { mayKeepSchedule } from '@roadworthy/core/organizations/report-schedule.ts';
import { localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadReportSchedulesDocument, type ReportScheduleRowFragment } from '../../../generated/documents.ts';
import { usePageLocale } from '../../../locale/use-page-locale.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { printDay } from '../../shared/print-day.ts';
import { ReportLinks } from '../reports/report-links.tsx';
import { hourText, lastPeriod, type Place, reportTitle, weekdayName } from './schedule.ts';
import { ChangeSchedule, LeaveSchedule, NewSchedule, SendNow, StopSchedule, TakeOver } from './schedule-dialogs.tsx';
import { isOrphan, usePeople } from './use-people.ts';

/** Which reports are sent by letter, when and to whom; those for which nobody answers stand first. */
export function ReportSchedulesScreen() {
  const t = useTranslations('workbench.reportSchedules');
  const organizationId = useSession().data?.org_id ?? null;
  return (
    <div className="flex flex-col gap-4">
      <ReportLinks />
      <h1 className="type-h1">{t('title')}</h1>
      <p className="max-w-measure text-ink-2">{t('lead')}</p>
      {organizationId === null ? <p>{t('ofNobody')}</p> : <Schedules organizationId={organizationId} />}
    </div>
  );
}

function Schedules({ organizationId }: { organizationId: string }) {
  const t = useTranslations('workbench.reportSchedules');
  const locale = localeFor(usePageLocale());
  const self = useSession().data?.sub ?? '';
  const schedules = useMay('report:schedule');
  const people = usePeople(organizationId);
  const query = useRead('agent', LoadReportSchedulesDocument, { organization_id: organizationId });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('failed')}
      find={(data) => data}
      missing={null}
      notPermitted={<StaffNotPermitted />}
    >
      {({ report_schedules: rows, organizations_by_pk: organization }) => {
        const place = { zone: organization?.time_zone ?? 'UTC', locale, people };
        const left = rows.filter((row) => isOrphan(row, people));
        const ordered = [...left, ...rows.filter((row) => !left.includes(row))];
        return (
          <>
            {schedules && (
              <DialogButton
                dialog={NewSchedule}
                id={organizationId}
                subject={{ ...place, self }}
                tone="primary"
                className="self-start"
              >
                {t('make')}
              </DialogButton>
            )}
            {rows.length === 0 ? (
              <EmptyState title={t('emptyTitle')} body={t('emptyBody')} />
            ) : (
              <ul aria-label={t('title')} className="flex list-none flex-col">
                {ordered.map((row) => (
                  <Row key={row.report_schedule_id} schedule={row} place={place} isOrphan={left.includes(row)} />
                ))}
              </ul>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

const mostNamed = 5;

type RowProps = { schedule: ReportScheduleRowFragment; place: Place; isOrphan: boolean };

function Row({ schedule, place, isOrphan }: RowProps) {
  const t = useTranslations('workbench.reportSchedules');
  const format = useFormatter();
  const self = useSession().data?.sub ?? '';
  const isOwner = useMay('member:write');
  const { report_schedule_id: id, cadence, day, hour, owner_id: ownerId, recipients } = schedule;
  const { locale, people } = place;
  const keeps = mayKeepSchedule({ ownerId }, { userId: self, isOwner });
  const report = reportTitle(schedule.report, locale);
  const time = hourText(hour, locale);
  const when =
    cadence === 'weekly'
      ? t('everyWeek', { weekday: weekdayName(day, locale), time })
      : day === 31
        ? t('lastDay', { time })
        : t('everyMonth', { day: String(day), time });
  const known = people.filter((one) => recipients.includes(one.id)).map(({ name }) => name);
  const rest = known.length - mostNamed;
  const gone = people.length === 0 ? 0 : recipients.length - known.length;
  const names = [
    ...known.slice(0, mostNamed),
    ...(rest > 0 ? [t('more', { count: rest })] : []),
    ...(gone > 0 ? [t('gone', { count: gone })] : []),
  ];
  const last = lastPeriod(schedule, locale);
  const facts = [
    t('by', { name: schedule.owner_name }),
    ...(isOrphan ? [] : [t('next', { day: printDay(schedule.next_day) ?? '' })]),
    ...(last === null ? [] : [t('last', { period: last })]),
  ];
  const subject = { ...place, schedule };
  const small = { id, subject, size: 'small' } as const;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          {report}
          {isOrphan && <StatusBadge tone="warning" label={t('orphan')} />}
        </h2>
        <p>{when}</p>
        <p className="text-ink-2">
          {names.length === 0 ? t('toNobody') : t('to', { names: format.list(names, { type: 'conjunction' }) })}
        </p>
        <p className="text-small text-ink-3">
          {isOrphan ? t('orphanWhy', { name: schedule.owner_name }) : facts.join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {keeps && isOrphan && isOwner && (
          <DialogButton dialog={TakeOver} {...small} tone="primary" aria-label={t('takeOverOf', { report })}>
            {t('takeOver')}
          </DialogButton>
        )}
        {keeps && (
          <>
            <DialogButton dialog={ChangeSchedule} {...small} aria-label={t('changeOf', { report })}>
              {t('change')}
            </DialogButton>
            <DialogButton dialog={SendNow} {...small} aria-label={t('sendNowOf', { report })}>
              {t('sendNow')}
            </DialogButton>
            <DialogButton dialog={StopSchedule} {...small} aria-label={t('stopOf', { report })}>
              {t('stop')}
            </DialogButton>
          </>
        )}
        {!keeps && recipients.includes(self) && (
          <DialogButton
            dialog={LeaveSchedule}
            id={id}
            subject={{ ...subject, self }}
            size="small"
            aria-label={t('leaveOf', { report })}
          >
            {t('leave')}
          </DialogButton>
        )}
      </div>
    </li>
  );
}
