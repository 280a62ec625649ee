'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { queueQuery, readQueueState } from '../../../data/queue/queue-address.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { PolicyActivitiesFilterOptionsDocument } from '../../../generated/documents.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { activityView } from './activity-span.ts';
import { ActivityTotals } from './activity-totals.tsx';
import { type ActivitiesList, agentActivitiesList, policyActivitiesList } from './policy-activities-list.tsx';

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
  const { data } = useRead(list.kind, PolicyActivitiesFilterOptionsDocument, {});
  return (
    <ListScreen
      list={list}
      aside={<PrintLink rules={list.rules} />}
      hrefOf={({ policy_id }) => `${area}/policies/${policy_id}`}
      offered={{
        policy_state: data?.states.map((one) => one.policy_state),
        action: data?.actions.map((one) => one.action),
      }}
      renderTotals={(state, context) => <ActivityTotals kind={list.kind} state={state} context={context} />}
      wider={({ view, filters }) =>
        activityView(view) === 'all' || filters['timestamp']
          ? null
          : { title: t('noneInPeriod'), label: t('widen'), view: 'all' }
      }
    />
  );
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
