import { addDays } from '@roadworthy/core/shared/day.ts';
import {
  type DelinquentPolicyRowFragment,
  LoadDelinquentPoliciesDocument,
  type Policies_Bool_Exp,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';

const failed = { type: { _eq: 'charge' }, status: { _eq: 'failed' } };
/** Attempts at what is due, of cover that nobody has given notice of yet. */
const tried = (attempts: object): Policies_Bool_Exp => ({
  policy_status: { _in: ['active', 'delinquent'] },
  invoices: { status: { _in: ['issued', 'partly_paid'] } },
  transactions: { ...failed, attempt_count: attempts },
});
const noticed: Policies_Bool_Exp = {
  policy_status: { _eq: 'pending_cancellation' },
  cancellation_reason: { _eq: 'non_payment' },
};

const views = {
  all: () => ({ _or: [{ policy_status: { _eq: 'delinquent' } }, noticed, tried({ _gte: 1 })] }),
  mine: ({ userId }) => ({
    _or: [{ policy_status: { _eq: 'delinquent' } }, noticed, tried({ _gte: 1 })],
    current_quote: { assigned_agent_id: { _eq: userId } },
  }),
  first: () => tried({ _eq: 1 }),
  second: () => tried({ _eq: 2 }),
  third: () => tried({ _gte: 3 }),
  // Nothing is charged by itself: somebody has to call.
  untried: () => ({ policy_status: { _eq: 'delinquent' }, _not: { transactions: failed } }),
  noticed: () => noticed,
  // Cover that ended unpaid and may go on again.
  ended: ({ today }) => ({
    policy_status: { _eq: 'cancelled' },
    cancellation_reason: { _eq: 'non_payment' },
    cancelled_as_of: { _gte: addDays(today, -30) },
  }),
} as const satisfies Readonly<Record<string, (context: ViewContext) => Policies_Bool_Exp>>;

export type DelinquencyView = keyof typeof views;
export const delinquencyViews = Object.keys(views) as DelinquencyView[];

/** Policies on which something is overdue, by how far it has come: what an agent calls about. */
export const delinquenciesList = defineList<DelinquentPolicyRowFragment, Policies_Bool_Exp, 'policies'>({
  table: 'policies',
  name: 'delinquencies',
  key: 'policy_id',
  kind: 'agent',
  path: '/agents/delinquencies',
  document: LoadDelinquentPoliciesDocument,
  views,
  fields: [],
  search: (text) => [
    ...insuredSearch(text).map((current_quote) => ({ current_quote })),
    { policy_number: beginsWith(text.toUpperCase()) },
  ],
  columns: ['policy_status', 'policy_number', 'due', 'since', 'attempts', 'next', 'cancelled_as_of', 'area', 'agent'],
  usual: ['policy_status', 'policy_number', 'due', 'since', 'attempts', 'next', 'cancelled_as_of'],
  sorts: ['policy_number', 'cancelled_as_of'],
  sort: {
    key: 'cancelled_as_of',
    direction: 'ascending',
  },
});
