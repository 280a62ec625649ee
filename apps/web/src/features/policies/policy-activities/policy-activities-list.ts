import { activityActions } from '@roadworthy/core/policies/vocabulary.ts';
import { canadianProvinces, providers, usStates } from '@roadworthy/core/products/vocabulary.ts';
import {
  GetPolicyActivitiesReportDocument,
  PolicyActivitiesReportDocument,
  type Policy_Activities_Bool_Exp,
  type PolicyActivityRowFragment,
} from '../../../generated/documents.ts';
import type { QueueState } from '../../../data/queue-address.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { type ActivityView, conditionOfView } from './activity-span.ts';

const viewOf =
  (view: ActivityView) =>
  ({ today }: ViewContext, filters: QueueState['filters']) =>
    conditionOfView(view, filters, today);

/** What was booked on policies, wherever it is listed. */
const activities = {
  table: 'policy_activities',
  key: 'history_id',
  follows: 'policies',
  views: {
    month: viewOf('month'),
    quarter: viewOf('quarter'),
    year: viewOf('year'),
    all: () => ({}),
  },
  fields: [
    {
      key: 'timestamp',
      kind: 'days',
      isInstant: true,
    },
    {
      key: 'organization_name',
      kind: 'text',
    },
    {
      key: 'provider',
      kind: 'choice',
      values: providers,
    },
    {
      key: 'agent_name',
      kind: 'text',
    },
    {
      key: 'policy_state',
      kind: 'choice',
      values: [...usStates, ...canadianProvinces],
    },
    {
      key: 'action',
      kind: 'choice',
      values: activityActions,
    },
    {
      key: 'premium_change',
      kind: 'money',
    },
  ],
  search: (text: string) => [{ policy_number: beginsWith(text.toUpperCase()) }],
  columns: [
    'timestamp',
    'action',
    'organization_name',
    'agent_name',
    'provider',
    'policy_status',
    'effective_date',
    'expiration_date',
    'policy_term_premium',
    'premium_change',
    'currency',
    'current_quote_id',
    'policy_state',
    'payment_term',
    'cancelled_as_of',
    'history_id',
  ],
  usual: [
    'timestamp',
    'action',
    'organization_name',
    'agent_name',
    'provider',
    'policy_state',
    'policy_term_premium',
    'premium_change',
  ],
  sorts: ['premium_change', 'policy_term_premium', 'timestamp'],
  sort: {
    key: 'timestamp',
    direction: 'descending',
  },
} as const satisfies Partial<
  Parameters<typeof defineList<PolicyActivityRowFragment, Policy_Activities_Bool_Exp, 'policy_activities'>>[0]
>;

/** What was booked on the policies that an underwriter sees. */
export const policyActivitiesList = defineList<
  PolicyActivityRowFragment,
  Policy_Activities_Bool_Exp,
  'policy_activities'
>({
  ...activities,
  kind: 'underwriting',
  path: '/underwriting/policies',
  document: PolicyActivitiesReportDocument,
});

/** What was booked on the policies that an agent sees. */
export const agentActivitiesList = defineList<
  PolicyActivityRowFragment,
  Policy_Activities_Bool_Exp,
  'policy_activities'
>({
  ...activities,
  name: 'agent_activities',
  kind: 'agent',
  path: '/agents/activity',
  document: GetPolicyActivitiesReportDocument,
  usual: ['timestamp', 'action', 'agent_name', 'provider', 'policy_state', 'premium_change'],
});

export type ActivitiesList = typeof policyActivitiesList;
