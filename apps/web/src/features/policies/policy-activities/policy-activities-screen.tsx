'use client';
import { namedMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { useTranslations } from 'next-intl';
import type { PolicyActivityRowFragment } from '../../../generated/documents.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { csvMoney } from '../../shared/queue/tools/csv.ts';
import { toneOf } from '../../shared/status-tone.ts';
import { useAge } from '../../shared/use-age.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { policyActivitiesList } from './policy-activities-list.ts';

/** What was booked on policies, newest first; each row leads to its policy. */
export function PolicyActivitiesScreen() {
  const t = useTranslations('workbench.activities');
  const label = useLabels();
  const providerLabel = useProviderLabel();
  return (
    <QueueScreen
      list={policyActivitiesList}
      title={t('title')}
      viewLabel={() => t('all')}
      valueLabel={(field, value) => (field === 'provider' ? providerLabel(value) : label('activityAction', value))}
      columns={useColumns()}
      hrefOf={({ policy_id }) => `/agents/policies/${policy_id}`}
      tone={({ policy_status: status }) => ({
        tone: toneOf('policyStatus', status),
        label: label('policyStatus', status) ?? status,
      })}
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

/** What a cell and a file say alike. */
const same = (said: (row: PolicyActivityRowFragment) => string | null) => ({ cell: said, text: said });

function useColumns(): ListColumn<PolicyActivityRowFragment>[] {
  const t = useTranslations('workbench.activities');
  const label = useLabels();
  const providerLabel = useProviderLabel();
  const age = useAge();
  return [
    {
      key: 'policy',
      header: t('policy'),
      cell: ({ policy }) => <span className="font-mono text-mono">{policy?.policy_number ?? '–'}</span>,
      text: ({ policy }) => policy?.policy_number ?? null,
    },
    { key: 'action', header: t('action'), ...same(({ action }) => label('activityAction', action) ?? action) },
    { key: 'provider', header: t('provider'), from: 'tablet', ...same(({ provider }) => providerLabel(provider)) },
    { key: 'policy_state', header: t('state'), from: 'tablet', ...same((row) => row.policy_state) },
    { key: 'organization_name', header: t('organization'), from: 'tablet', ...same((row) => row.organization_name) },
    {
      key: 'agent_name',
      header: t('agent'),
      from: 'desktop',
      cell: (row) => row.agent_name ?? '–',
      text: (row) => row.agent_name,
    },
    {
      key: 'premium_change',
      header: t('change'),
      align: 'end',
      sortable: true,
      text: ({ premium_change }) => csvMoney(premium_change),
      cell: ({ premium_change: change, policy }) =>
        change === 0 ? '–' : `${change < 0 ? '−' : '+'}${namedMoneyText(Math.abs(change), policy?.currency ?? 'USD')}`,
    },
    {
      key: 'timestamp',
      header: t('at'),
      from: 'tablet',
      align: 'end',
      sortable: true,
      text: ({ timestamp }) => timestamp,
      cell: ({ timestamp }) => {
        const { text, instant, exact } = age.since(timestamp);
        return <AgeChip text={text} instant={instant} exact={exact} />;
      },
    },
  ];
}
