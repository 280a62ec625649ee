import { policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { addDays } from '@roadworthy/core/shared/day.ts';
import type { QueueRules, QueueState, Sort } from '../../../data/queue-address.ts';
import {
  LoadPoliciesDocument,
  LoadPolicyIdsDocument,
  type Policies_Bool_Exp,
  type Policies_Order_By,
  type PolicyRowFragment,
} from '../../../generated/documents.ts';
import {
  beginsLike,
  beginsWith,
  choiceOf,
  daysOf,
  moneyOf,
  textOf,
} from '../../shared/queue/tools/filter-conditions.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';
import type { QueueList, ViewContext } from '../../shared/queue/queue-list.ts';

const inForce = ['active', 'delinquent', 'pending_cancellation'];

const views = {
  all: () => ({}),
  in_force: () => ({ policy_status: { _in: inForce } }),
  pending: () => ({ policy_status: { _eq: 'pending' } }),
  delinquent: () => ({ policy_status: { _eq: 'delinquent' } }),
  cancelled: () => ({ policy_status: { _in: ['pending_cancellation', 'cancelled'] } }),
  ending: ({ today }) => ({
    expiration_date: { _gte: today, _lte: addDays(today, 60) },
    policy_status: { _in: inForce },
  }),
} as const satisfies Readonly<Record<string, (context: ViewContext) => Policies_Bool_Exp>>;

export type PolicyView = keyof typeof views;
export const policyViews = Object.keys(views) as PolicyView[];

export const policyFields = [
  { key: 'policy_status', kind: 'choice', values: policyStatuses },
  { key: 'provider', kind: 'choice', values: providers },
  { key: 'effective_date', kind: 'days' },
  { key: 'expiration_date', kind: 'days' },
  { key: 'premium', kind: 'money' },
  { key: 'administrative_area', kind: 'text' },
  { key: 'policy_number', kind: 'text' },
] as const satisfies QueueRules['fields'];

/** The columns beside the insured, in their order, and those that the list shows by itself. */
export const policyColumns = [
  'policy_status',
  'policy_number',
  'vehicle',
  'provider',
  'administrative_area',
  'effective_date',
  'expiration_date',
  'premium',
  'organization',
  'created',
] as const;
export const usualPolicyColumns = [
  'policy_status',
  'policy_number',
  'vehicle',
  'effective_date',
  'expiration_date',
  'premium',
];

export const policyRules: QueueRules = {
  path: '/agents/policies',
  views: policyViews,
  fields: policyFields,
  sorts: ['policy_status', 'policy_number', 'effective_date', 'expiration_date', 'premium', 'created'],
  columns: policyColumns,
  sort: { key: 'effective_date', direction: 'descending' },
};

/** The condition of a state of the policies list. */
export function policiesWhere(
  { view, q, filters }: Pick<QueueState, 'view' | 'q' | 'filters'>,
  context: ViewContext,
): Policies_Bool_Exp {
  const status = choiceOf(filters, 'policy_status');
  const provider = choiceOf(filters, 'provider');
  const effective = daysOf(filters, 'effective_date');
  const expiration = daysOf(filters, 'expiration_date');
  const premium = moneyOf(filters, 'premium');
  const area = textOf(filters, 'administrative_area');
  const number = textOf(filters, 'policy_number');
  const conditions: Policies_Bool_Exp[] = [
    views[policyViews.find((one) => one === view) ?? 'all'](context),
    ...(status ? [{ policy_status: status }] : []),
    ...(provider ? [{ provider }] : []),
    ...(effective ? [{ effective_date: effective }] : []),
    ...(expiration ? [{ expiration_date: expiration }] : []),
    ...(premium ? [{ premium }] : []),
    ...(area ? [{ current_quote: { administrative_area: beginsLike(area) } }] : []),
    ...(number ? [{ policy_number: beginsWith(number.toUpperCase()) }] : []),
    ...(q
      ? [
          {
            _or: [
              ...insuredSearch(q).map((current_quote): Policies_Bool_Exp => ({ current_quote })),
              { policy_number: beginsWith(q.toUpperCase()) },
            ],
          },
        ]
      : []),
  ];
  return { _and: conditions.filter((condition) => Object.keys(condition).length > 0) };
}

function policiesOrder({ key, direction }: Sort): Policies_Order_By[] {
  return [{ [key]: direction === 'ascending' ? 'asc' : 'desc' }, { policy_id: 'asc' }];
}

export const policiesList: QueueList<PolicyRowFragment, Policies_Bool_Exp> = {
  table: 'policies',
  rules: policyRules,
  keyOf: ({ policy_id }) => policy_id,
  whereOf: policiesWhere,
  among: (ids, where = {}) => ({ _and: [where, { policy_id: { _in: ids } }] }),
  load: async (ask, { sort, ...part }, signal) => {
    const variables = { ...part, order: policiesOrder(sort) };
    const { policies, policies_aggregate } = await ask(LoadPoliciesDocument, variables, { ...(signal && { signal }) });
    const { count = 0, count_capped: capped = false } = policies_aggregate.aggregate ?? {};
    return { rows: policies, count, capped };
  },
  loadIds: async (ask, { sort, ...part }, signal) => {
    const variables = { ...part, order: policiesOrder(sort) };
    const { policies } = await ask(LoadPolicyIdsDocument, variables, { ...(signal && { signal }) });
    return policies.map(({ policy_id }) => policy_id);
  },
};
