import { policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import { LoadPoliciesDocument, type Policies_Bool_Exp, type PolicyRowFragment } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import {
  civilDay,
  code,
  endingDay,
  money,
  person,
  provider,
  since,
  status,
  text,
  vehicle,
} from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
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

const ofNumber = (begin: string) => ({ policy_number: beginsWith(begin.toUpperCase()) });
const ofArea = (area: string) => ({ current_quote: { administrative_area: beginsLike(area) } });

/** The policies that staff see. */
export const policiesList = declareList<PolicyRowFragment, Policies_Bool_Exp>()({
  table: 'policies',
  key: 'policy_id',
  kind: 'agent',
  path: '/agents/policies',
  document: LoadPoliciesDocument,
  views,
  search: (begin) => [...insuredSearch(begin).map((current_quote) => ({ current_quote })), ofNumber(begin)],
  sort: { key: 'effective_date', direction: 'descending' },
  tone: 'policy_status',
  exports: 'policies',
  columns: {
    insured: person(
      ({ current_quote }) => personName(current_quote?.entities[0]),
      (policy) => policy,
    ),
    policy_status: status('policyStatus', ({ policy_status }) => policy_status, {
      values: policyStatuses,
      sort: true,
      usual: true,
    }),
    policy_number: code(({ policy_number }) => policy_number, {
      from: 'tablet',
      sort: true,
      usual: true,
      filter: { kind: 'text', where: ofNumber },
    }),
    vehicle: vehicle(
      ({ current_quote }) => current_quote?.vehicles[0],
      (policy) => policy.provider,
      { from: 'desktop', usual: true },
    ),
    provider: provider((policy) => policy.provider),
    administrative_area: text(({ current_quote }) => current_quote?.administrative_area, {
      filter: { kind: 'text', where: ofArea },
    }),
    effective_date: civilDay(({ effective_date }) => effective_date, { from: 'desktop', sort: true, usual: true }),
    expiration_date: endingDay(({ expiration_date }) => expiration_date, {
      nearDays: 60,
      tone: 'warning',
      from: 'wide',
      sort: true,
      usual: true,
    }),
    premium: money(
      ({ premium }) => premium,
      ({ currency }) => currency,
      { sort: true, usual: true },
    ),
    currency: text(({ currency }) => currency, { isOnlyInFiles: true }),
    agent: text(({ current_quote }) => personName(current_quote?.assigned_agent)),
    organization: text(({ organization }) => organization?.name),
    created: since(({ created }) => created),
  },
  words: ({ queue }) => queue.policies,
});
