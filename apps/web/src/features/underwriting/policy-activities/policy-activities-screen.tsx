'use client';
import { namedMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { useTranslations } from 'next-intl';
import { pageSize } from '../../../data/queue-address.ts';
import { useRead } from '../../../data/use-read.ts';
import { PolicyActivitiesReportDocument, type PolicyActivityRowFragment } from '../../../generated/documents.ts';
import { RecordList, useListPlace } from '../../shared/record-list.tsx';
import { toneOf } from '../../shared/status-tone.ts';
import { useAge } from '../../shared/use-age.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';

const views = ['all'] as const;

/** What was booked on policies, newest first; each row leads to its policy. */
export function PolicyActivitiesScreen() {
  const t = useTranslations('workbench.activities');
  const label = useLabels();
  const place = useListPlace(views);
  const query = useRead(
    'underwriter',
    PolicyActivitiesReportDocument,
    { where: {}, limit: pageSize, offset: (place.page - 1) * pageSize },
    { keepsLast: true },
  );
  return (
    <RecordList
      title={t('title')}
      place={place}
      query={query}
      rowsOf={({ policy_activities }) => policy_activities}
      countOf={({ policy_activities_aggregate }) => policy_activities_aggregate}
      rowKey={({ history_id }) => history_id}
      href={({ policy_id }) => `/agents/policies/${policy_id}`}
      tone={({ policy_status: status }) => ({
        tone: toneOf('policyStatus', status),
        label: label('policyStatus', status) ?? status,
      })}
      columns={useColumns()}
      none={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

function useColumns(): Column<PolicyActivityRowFragment>[] {
  const t = useTranslations('workbench.activities');
  const label = useLabels();
  const providerLabel = useProviderLabel();
  const age = useAge();
  return [
    {
      key: 'policy',
      header: t('policy'),
      cell: ({ policy }) => <span className="font-mono text-mono">{policy?.policy_number ?? '–'}</span>,
    },
    { key: 'action', header: t('action'), cell: ({ action }) => label('activityAction', action) },
    { key: 'provider', header: t('provider'), from: 'tablet', cell: ({ provider }) => providerLabel(provider) },
    { key: 'state', header: t('state'), from: 'tablet', cell: ({ policy_state }) => policy_state },
    {
      key: 'organization',
      header: t('organization'),
      from: 'tablet',
      cell: ({ organization_name }) => organization_name,
    },
    { key: 'agent', header: t('agent'), from: 'desktop', cell: ({ agent_name }) => agent_name ?? '–' },
    {
      key: 'change',
      header: t('change'),
      align: 'end',
      cell: ({ premium_change: change, policy }) =>
        change === 0 ? '–' : `${change < 0 ? '−' : '+'}${namedMoneyText(Math.abs(change), policy?.currency ?? 'USD')}`,
    },
    {
      key: 'at',
      header: t('at'),
      from: 'tablet',
      align: 'end',
      cell: ({ timestamp }) => {
        const { text, instant, exact } = age.since(timestamp);
        return <AgeChip text={text} instant={instant} exact={exact} />;
      },
    },
  ];
}
