'use client';
import { ownValue } from '@roadworthy/core/shared/own-value.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { queueQuery, readQueueState } from '../../../data/queue-address.ts';
import { useRead } from '../../../data/use-read.ts';
import { PolicyActivitiesFilterOptionsDocument } from '../../../generated/documents.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { toneOf } from '../../shared/status-tone.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { activityView } from './activity-span.ts';
import { ActivityTotals } from './activity-totals.tsx';
import { type ActivitiesList, agentActivitiesList, policyActivitiesList } from './policy-activities-list.ts';
import { useActivityColumns } from './use-activity-columns.tsx';

/** What was booked on policies, newest first, with what it comes to; each row leads to its policy. */
export function PolicyActivitiesScreen() {
  return <Activities list={policyActivitiesList} area="/underwriting" />;
}

/** The same for agents, of the policies that they see. */
export function AgentActivitiesScreen() {
  return <Activities list={agentActivitiesList} area="/agents" />;
}

function Activities({ list, area }: { list: ActivitiesList; area: '/underwriting' | '/agents' }) {
  const t = useTranslations('policyParts.activities');
  const label = useLabels();
  const columns = useActivityColumns(`${area}/quotes`);
  const fields = useFields(list);
  return (
    <QueueScreen
      list={list}
      title={t('title')}
      viewLabel={(view) => t(`views.${activityView(view)}`)}
      fields={fields}
      columns={columns}
      fileName="policy-activities"
      aside={<PrintLink rules={list.rules} />}
      hrefOf={({ policy_id }) => `${area}/policies/${policy_id}`}
      tone={({ policy_status: status }) => ({
        tone: toneOf('policyStatus', status),
        label: label('policyStatus', status) ?? status,
      })}
      renderTotals={(state, context) => <ActivityTotals kind={list.kind} state={state} context={context} />}
      wider={({ view, filters }) =>
        activityView(view) === 'all' || filters['timestamp']
          ? null
          : { title: t('noneInPeriod'), label: t('widen'), view: 'all' }
      }
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

/** The filters in words; of states and activities, those that there are. */
function useFields({ rules, kind }: ActivitiesList) {
  const t = useTranslations('policyParts.activities');
  const label = useLabels();
  const providerLabel = useProviderLabel();
  const { data } = useRead(kind, PolicyActivitiesFilterOptionsDocument, {});
  const known: Readonly<Record<string, readonly string[] | undefined>> = {
    policy_state: data?.states.map((one) => one.policy_state),
    action: data?.actions.map((one) => one.action),
  };
  const labelOf = (key: string, value: string) =>
    key === 'provider' ? providerLabel(value) : key === 'action' ? (label('activityAction', value) ?? value) : value;
  const keys = ['timestamp', 'organization_name', 'agent_name', 'premium_change'] as const;
  return rules.fields.map((field) => {
    const { key, kind: asked, values = [] } = field;
    if (asked !== 'choice') return { ...field, label: t(keys.find((one) => one === key) ?? 'timestamp') };
    const there = ownValue(known, key) ?? values;
    return {
      ...field,
      label: t(key === 'provider' ? 'provider' : key === 'action' ? 'action' : 'policy_state'),
      options: values.filter((value) => there.includes(value)).map((value) => ({ value, label: labelOf(key, value) })),
    };
  });
}

/** The way to the same list on paper. */
function PrintLink({ rules }: Pick<ActivitiesList, 'rules'>) {
  const t = useTranslations('policyParts.activities');
  const query = queueQuery({ ...readQueueState(useSearchParams(), rules), cols: null, page: 1, id: null }, rules);
  return (
    <LinkButton size="small" tone="quiet" target="_blank" href={`/print/policy-activities${query && `?${query}`}`}>
      {t('print')}
    </LinkButton>
  );
}
