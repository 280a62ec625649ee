import { policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { addDays } from '@roadworthy/core/shared/day.ts';
import { LoadPoliciesDocument, type Policies_Bool_Exp, type PolicyRowFragment } from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';

const inForce = ['active', 'delinquent', 'pending_cancellation'];

const views = {
  all: () => ({}),
  mine: ({ userId }) => ({ current_quote: { assigned_agent_id: { _eq: userId } } }),
  in_force: () => ({ policy_status: { _in: inForce } }),
  pending: () => ({ policy_status: { _eq: 'pending' } }),
  delinquent: () => ({ policy_status: { _eq: 'delinquent' } }),
  // An instalment of cover in force whose day has passed.
  overdue: ({ today }) => ({
    invoices: { paid: { _is_null: true }, due_date: { _lt: today }, status: { _neq: 'void' } },
    policy_status: { _in: inForce },
  }),
  cancelled: () => ({ policy_status: { _in: ['pending_cancellation', 'cancelled'] } }),
  ending: ({ today }) => ({
    expiration_date: { _gte: today, _lte: addDays(today, 60) },
    policy_status: { _in: inForce },
  }),
} as const satisfies Readonly<Record<string, (context: ViewContext) => Policies_Bool_Exp>>;

export type PolicyView = keyof typeof views;
export const policyViews = Object.keys(views) as PolicyView[];

const ofNumber = (text: string) => ({ policy_number: beginsWith(text.toUpperCase()) });

export const policyFields = [
  { key: 'policy_status', kind: 'choice', values: policyStatuses },
  { key: 'provider', kind: 'choice', values: providers },
  { key: 'effective_date', kind: 'days' },
  { key: 'expiration_date', kind: 'days' },
  { key: 'premium', kind: 'money' },
  {
    key: 'administrative_area',
    kind: 'text',
    where: (area: string) => ({ current_quote: { administrative_area: beginsLike(area) } }),
  },
  { key: 'policy_number', kind: 'text', where: ofNumber },
] as const;

/** The policies that staff see. */
export const policiesList = defineList<PolicyRowFragment, Policies_Bool_Exp, 'policies'>({
  table: 'policies',
  key: 'policy_id',
  kind: 'agent',
  path: '/agents/policies',
  document: LoadPoliciesDocument,
  views,
  fields: policyFields,
  search: (text) => [...insuredSearch(text).map((current_quote) => ({ current_quote })), ofNumber(text)],
  columns: [
    'policy_status',
    'policy_number',
    'vehicle',
    'provider',
    'administrative_area',
    'effective_date',
    'expiration_date',
    'premium',
    'agent',
    'organization',
    'created',
  ],
  usual: ['policy_status', 'policy_number', 'vehicle', 'effective_date', 'expiration_date', 'premium'],
  sorts: ['policy_status', 'policy_number', 'effective_date', 'expiration_date', 'premium', 'created'],
  sort: {
    key: 'effective_date',
    direction: 'descending',
  },
});
