'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import type { QueueState } from '../../../data/queue/queue-address.ts';
import { queueAddress } from '../../../data/queue/queue-address.ts';
import { builtInView, withFilter } from '../../../data/queue/queue-changes.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  GetAgentActionItemsByOrgIdDocument,
  GetAgentActionItemsDocument,
  LoadOrganizationDropdownListDocument,
} from '../../../generated/documents.ts';
import { delinquenciesList } from '../../policies/load-delinquent-policies/delinquencies-list.ts';
import { agentRenewalsList } from '../../renewals/load-renewals/renewals-list.tsx';
import { wholeName } from '../../shared/queue/tools/organization-filter.ts';
import { useViewContext } from '../../shared/queue/use-queue.ts';
import { Counters } from './counters.tsx';

const minute = 60_000;
const everybody = 'all';

export type ChosenOrganization = { readonly organization_id: string; readonly name: string } | null;

/** What has to be done about policies and renewals: each number counts what its link opens, in one organization where one is chosen. */
export function ActionItems({ organization }: { organization: ChosenOrganization }) {
  const t = useTranslations('staff.home');
  const words = useTranslations('queue');
  const context = useViewContext();
  const within = (state: QueueState) =>
    organization ? withFilter(state, 'organization', { kind: 'text', text: wholeName(organization.name) }) : state;
  const delinquent = within(builtInView('all', delinquenciesList.rules));
  const upcoming = within(builtInView('open', agentRenewalsList.rules));
  const issues = within(builtInView('issues', agentRenewalsList.rules));
  const conditions = {
    delinquent_policies: delinquenciesList.whereOf(delinquent, context),
    upcoming_renewals: agentRenewalsList.whereOf(upcoming, context),
    renewal_issues: agentRenewalsList.whereOf(issues, context),
  };
  const all = useRead('agent', GetAgentActionItemsDocument, conditions, {
    enabled: organization === null,
    again: minute,
    showsRefusals: true,
  });
  const ofOne = useRead(
    'agent',
    GetAgentActionItemsByOrgIdDocument,
    { ...conditions, organization_id: organization?.organization_id ?? '' },
    { enabled: organization !== null, again: minute, showsRefusals: true },
  );
  const query = organization === null ? all : ofOne;
  return (
    <Counters
      label={t('waiting')}
      columns="grid-cols-2 sm:grid-cols-3"
      query={query}
      counters={[
        {
          key: 'delinquent_policies',
          label: words('delinquencies.views.all'),
          href: queueAddress(delinquent, delinquenciesList.rules),
          counted: query.data?.delinquent_policies,
        },
        {
          key: 'upcoming_renewals',
          label: t('renewals'),
          href: queueAddress(upcoming, agentRenewalsList.rules),
          counted: query.data?.upcoming_renewals,
        },
        {
          key: 'renewal_issues',
          label: t('renewalIssues'),
          href: queueAddress(issues, agentRenewalsList.rules),
          counted: query.data?.renewal_issues,
        },
      ]}
    />
  );
}

type OrganizationOfHomeProps = { value: ChosenOrganization; onValue: (value: ChosenOrganization) => void };

/** Whose home it is, for those who serve all organizations. */
export function OrganizationOfHome({ value, onValue }: OrganizationOfHomeProps) {
  const t = useTranslations('staff.home');
  const { data } = useRead('agent', LoadOrganizationDropdownListDocument, {}, { showsRefusals: true });
  const offered = data?.organizations ?? [];
  return (
    <Field label={t('organization')}>
      {(control) => (
        <SelectInput
          {...control}
          value={value?.organization_id ?? everybody}
          options={[
            { value: everybody, label: t('allOrganizations') },
            ...offered.map(({ organization_id, name }) => ({ value: organization_id, label: name })),
          ]}
          onChange={({ currentTarget }) =>
            onValue(offered.find(({ organization_id }) => organization_id === currentTarget.value) ?? null)
          }
        />
      )}
    </Field>
  );
}
