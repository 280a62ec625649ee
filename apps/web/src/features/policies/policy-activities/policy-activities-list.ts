import { activityActions } from '@roadworthy/core/policies/vocabulary.ts';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import {
  PolicyActivitiesReportDocument,
  type Policy_Activities_Bool_Exp,
  type PolicyActivityRowFragment,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

/** What was booked on policies. */
export const policyActivitiesList = defineList<
  PolicyActivityRowFragment,
  Policy_Activities_Bool_Exp,
  'policy_activities'
>({
  ...{ table: 'policy_activities', key: 'history_id', kind: 'underwriter', path: '/underwriting/policies' },
  ...{ document: PolicyActivitiesReportDocument, follows: 'policies', views: { all: () => ({}) } },
  fields: [
    { key: 'action', kind: 'choice', values: activityActions },
    { key: 'provider', kind: 'choice', values: providers },
    { key: 'premium_change', kind: 'money' },
    { key: 'organization_name', kind: 'text' },
  ],
  search: (text) => [{ policy: { policy_number: beginsWith(text.toUpperCase()) } }],
  columns: ['action', 'provider', 'policy_state', 'organization_name', 'agent_name', 'premium_change', 'timestamp'],
  sorts: ['premium_change', 'timestamp'],
  sort: { key: 'timestamp', direction: 'descending' },
});
