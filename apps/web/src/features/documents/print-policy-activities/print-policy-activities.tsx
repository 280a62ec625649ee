'use client';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { queueAddress, type QueueState, readQueueState } from '../../../data/queue/queue-address.ts';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useAsk, useSession } from '../../../data/session/use-session.ts';
import { PolicyActivityDaysDocument, type PolicyActivityRowFragment } from '../../../generated/documents.ts';
import { daysRead, ownZone, totalsRequested } from '../../policies/policy-activities/activity-span.ts';
import { totalsOf } from '../../policies/policy-activities/activity-totals.tsx';
import { changeText } from '../../shared/change-text.ts';
import { agentActivitiesList, policyActivitiesList } from '../../policies/policy-activities/policy-activities-list.tsx';
import { useActivityFilterTexts } from '../../policies/policy-activities/use-activity-filter-texts.ts';
import { useDaysText } from '../../policies/policy-activities/use-days-text.ts';
import { printDay } from '../../shared/print-day.ts';
import { readAll } from '../../shared/queue/tools/read-all.ts';
import { PrintGone } from '../print-page/print-gone.tsx';
import { PrintPage } from '../print-page/print-page.tsx';
import { PrintFacts, PrintSection } from '../print-page/print-section.tsx';
import { ActivityRows } from './activity-rows.tsx';

/** So many rows are some sixty sheets; who wants more wants a file. */
const mostPrinted = 2_000;

type Read = { rows: PolicyActivityRowFragment[]; totals: ReturnType<typeof totalsOf> };

/** The activities of the address on paper: what they are narrowed to, what they come to, each of them. */
export function PrintPolicyActivities() {
  const t = useTranslations('print.page');
  const common = useTranslations('shell.common');
  const address = useSearchParams();
  const session = useSession();
  const ask = useAsk('agent');
  const [today] = useState(() => dayInZone(new Date(), ownZone()));
  const state = readQueueState(address, agentActivitiesList.rules);
  const roles = session.data?.roles ?? [];
  const mayRead = mayAsk('agent', roles);
  const where = agentActivitiesList.whereOf(state, { userId: '', today });
  const requested = totalsRequested(state, today);
  const read = useQuery<Read>({
    queryKey: queryKeys.document('print', PolicyActivityDaysDocument, { ...requested, where, sort: state.sort }, false),
    enabled: mayRead,
    queryFn: async () => {
      const load = (offset: number, limit: number) =>
        agentActivitiesList.load(ask, { where, sort: state.sort, offset, limit });
      const [rows, { policy_activity_days: days }] = await Promise.all([
        readAll(load, () => undefined, mostPrinted),
        ask(PolicyActivityDaysDocument, requested),
      ]);
      return { rows, totals: totalsOf(days) };
    },
  });
  if (session.data === null || (session.data && !mayRead)) return <PrintGone />;
  if (read.isError) {
    return (
      <QueryError
        title={t('failedTitle')}
        detail={readableMessage(read.error)}
        retryLabel={common('tryAgain')}
        busy={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!read.data) return <PageSkeleton shape="detail" label={t('loading')} />;
  const { rules } = mayAsk('underwriting', roles) ? policyActivitiesList : agentActivitiesList;
  return (
    <ActivitiesPaper
      {...read.data}
      state={state}
      period={daysRead(state, today)}
      record={queueAddress(state, rules)}
      printed={today}
    />
  );
}

type PaperProps = Read & {
  state: QueueState;
  period: ReturnType<typeof daysRead>;
  record: string;
  printed: string;
};

function ActivitiesPaper({ rows, totals, state, period, record, printed }: PaperProps) {
  const t = useTranslations('policyParts.activities');
  const format = useFormatter();
  const daysText = useDaysText();
  const filters = useActivityFilterTexts()(state);
  const count = t('count', { count: format.number(totals.count), n: totals.count });
  return (
    <PrintPage
      title={t('title')}
      number={{ label: t('printed'), value: printDay(printed) ?? printed }}
      record={record}
      isWide
    >
      <PrintFacts
        facts={[
          { key: 'period', label: t('period'), value: daysText(period, ownZone()) },
          { key: 'filters', label: t('filters'), value: filters.join(' · ') },
          {
            key: 'totals',
            label: t('totals'),
            value: [count, ...totals.currencies.map(({ change, currency }) => changeText(change, currency))].join(
              ' · ',
            ),
          },
        ]}
      />
      <PrintSection title={count}>
        {totals.count > rows.length && <p>{t('cut', { count: format.number(rows.length) })}</p>}
        {rows.length === 0 ? <p>{t('noneInPeriod')}</p> : <ActivityRows rows={rows} totals={totals} />}
      </PrintSection>
    </PrintPage>
  );
}
