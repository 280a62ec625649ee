import { addDays } from '@roadworthy/core/shared/time/day.ts';
import {
  type DelinquentPolicyRowFragment,
  LoadDelinquentPoliciesDocument,
  type Policies_Bool_Exp,
} from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import {
  civilDay,
  code,
  count,
  endingDay,
  money,
  person,
  status,
  text,
} from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';
import { organizationNamed } from '../../shared/queue/tools/organization-filter.ts';

/** What is due and unpaid, in cents, and since which day it was asked for. */
function owedOf({ invoices }: Pick<DelinquentPolicyRowFragment, 'invoices'>): {
  readonly due: number;
  readonly since: string | null;
} {
  const days = invoices.map(({ collect_from, due_date }) => collect_from ?? due_date).toSorted();
  return {
    due: invoices.reduce((sum, { amount, paid_amount }) => sum + (amount ?? 0) - paid_amount, 0),
    since: days[0] ?? null,
  };
}

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

/** Policies on which something is overdue, by how far it has come: what an agent calls about. */
export const delinquenciesList = declareList<DelinquentPolicyRowFragment, Policies_Bool_Exp>()({
  table: 'policies',
  name: 'delinquencies',
  key: 'policy_id',
  kind: 'agent',
  path: '/agents/delinquencies',
  record: (id) => `/agents/policies/${id}?tab=billing`,
  document: LoadDelinquentPoliciesDocument,
  views,
  search: (begin) => [
    ...insuredSearch(begin).map((current_quote) => ({ current_quote })),
    { policy_number: beginsWith(begin.toUpperCase()) },
  ],
  sort: { key: 'cancelled_as_of', direction: 'ascending' },
  tone: 'policy_status',
  columns: {
    insured: person(
      ({ current_quote }) => personName(current_quote?.entities[0]),
      (policy) => policy,
    ),
    policy_status: status('policyStatus', ({ policy_status }) => policy_status, { usual: true }),
    policy_number: code(({ policy_number }) => policy_number, { from: 'desktop', sort: true, usual: true }),
    due: money(
      (policy) => owedOf(policy).due,
      ({ currency }) => currency,
      { usual: true, filter: null },
    ),
    currency: text(({ currency }) => currency, { from: 'desktop' }),
    since: civilDay((policy) => owedOf(policy).since, { from: 'tablet', usual: true, filter: null }),
    attempts: count(({ transactions }) => transactions[0]?.attempt_count ?? 0, { from: 'wide', usual: true }),
    next: civilDay(({ transactions }) => transactions[0]?.next_attempt, {
      from: 'desktop',
      usual: true,
      filter: null,
    }),
    cancelled_as_of: endingDay(({ cancelled_as_of }) => cancelled_as_of, {
      nearDays: Number.POSITIVE_INFINITY,
      tone: 'danger',
      from: 'tablet',
      sort: true,
      usual: true,
      filter: null,
    }),
    area: text(({ current_quote }) => current_quote?.administrative_area),
    agent: text(({ current_quote }) => personName(current_quote?.assigned_agent)),
  },
  filters: [
    {
      key: 'organization',
      kind: 'text',
      where: (text: string) => ({ organization: organizationNamed(text) }),
    },
  ],
  words: ({ queue: { delinquencies } }) => ({
    ...delinquencies,
    columns: { ...delinquencies.columns, cancelled_as_of: delinquencies.columns.ends },
  }),
});
