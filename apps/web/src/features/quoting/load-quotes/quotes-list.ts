import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { addDays } from '@roadworthy/core/shared/day.ts';
import type { QueueRules, QueueState, Sort } from '../../../data/queue-address.ts';
import {
  LoadQuoteIdsDocument,
  LoadQuotesDocument,
  type QuoteRowFragment,
  type Quotes_Bool_Exp,
  type Quotes_Order_By,
} from '../../../generated/documents.ts';
import { beginsLike, choiceOf, daysOf, moneyOf, textOf } from '../../shared/queue/tools/filter-conditions.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';
import type { QueueList, ViewContext } from '../../shared/queue/queue-list.ts';

/** Statuses in which a quote can still become a policy by itself. */
export const offers: readonly string[] = ['open', 'agent_required', 'agent_approved', 'referred'];

const views = {
  all: () => ({}),
  mine: ({ userId }) => ({ assigned_agent_id: { _eq: userId }, status: { _in: offers } }),
  needs_me: () => ({ status: { _eq: 'agent_required' } }),
  // Whether a link was opened is not recorded; an approved quote waits until it is paid.
  sent: () => ({ status: { _eq: 'agent_approved' } }),
  referred: () => ({ status: { _eq: 'referred' } }),
  expiring: ({ today }) => ({
    expiration_date: { _gte: today, _lte: addDays(today, 7) },
    status: { _in: offers },
  }),
} as const satisfies Readonly<Record<string, (context: ViewContext) => Quotes_Bool_Exp>>;

export type QuoteView = keyof typeof views;
export const quoteViews = Object.keys(views) as QuoteView[];

export const quoteFields = [
  { key: 'status', kind: 'choice', values: quoteStatuses },
  { key: 'provider', kind: 'choice', values: providers },
  { key: 'effective_date', kind: 'days' },
  { key: 'expiration_date', kind: 'days' },
  { key: 'total', kind: 'money' },
  { key: 'administrative_area', kind: 'text' },
  { key: 'make', kind: 'text' },
] as const satisfies QueueRules['fields'];

/** The columns beside the insured, in their order; the second list holds those that a list shows by itself. */
export const quoteColumns = [
  'status',
  'vehicle',
  'provider',
  'administrative_area',
  'effective_date',
  'expiration_date',
  'total',
  'agent',
  'organization',
  'created',
  'updated',
] as const;
export const usualQuoteColumns = ['status', 'vehicle', 'effective_date', 'total', 'updated'];

export const quoteRules: QueueRules = {
  path: '/agents/quotes',
  views: quoteViews,
  fields: quoteFields,
  sorts: ['status', 'administrative_area', 'effective_date', 'expiration_date', 'total', 'created', 'updated'],
  columns: quoteColumns,
  sort: { key: 'updated', direction: 'descending' },
};

/** The condition of a state of the quotes list; replaced quotes show only when they are asked for. */
export function quotesWhere(
  { view, q, filters }: Pick<QueueState, 'view' | 'q' | 'filters'>,
  context: ViewContext,
): Quotes_Bool_Exp {
  const status = choiceOf(filters, 'status');
  const provider = choiceOf(filters, 'provider');
  const effective = daysOf(filters, 'effective_date');
  const expiration = daysOf(filters, 'expiration_date');
  const total = moneyOf(filters, 'total');
  const area = textOf(filters, 'administrative_area');
  const make = textOf(filters, 'make');
  const ofView = views[quoteViews.find((one) => one === view) ?? 'all'](context);
  const conditions: Quotes_Bool_Exp[] = [
    ofView,
    ...(status ? [{ status }] : 'status' in ofView ? [] : [{ status: { _neq: 'replaced' } }]),
    ...(provider ? [{ provider }] : []),
    ...(effective ? [{ effective_date: effective }] : []),
    ...(expiration ? [{ expiration_date: expiration }] : []),
    ...(total ? [{ total }] : []),
    ...(area ? [{ administrative_area: beginsLike(area) }] : []),
    ...(make ? [{ vehicles: { make: beginsLike(make), archived: { _is_null: true } } }] : []),
    ...(q ? [{ _or: insuredSearch(q) }] : []),
  ];
  return { _and: conditions.filter((condition) => Object.keys(condition).length > 0) };
}

function quotesOrder({ key, direction }: Sort): Quotes_Order_By[] {
  return [{ [key]: direction === 'ascending' ? 'asc_nulls_last' : 'desc_nulls_last' }, { quote_id: 'asc' }];
}

export const quotesList: QueueList<QuoteRowFragment, Quotes_Bool_Exp> = {
  table: 'quotes',
  rules: quoteRules,
  keyOf: ({ quote_id }) => quote_id,
  whereOf: quotesWhere,
  among: (ids, where = {}) => ({ _and: [where, { quote_id: { _in: ids } }] }),
  load: async (ask, { sort, ...part }, signal) => {
    const variables = { ...part, order: quotesOrder(sort) };
    const { quotes, quotes_aggregate } = await ask(LoadQuotesDocument, variables, { ...(signal && { signal }) });
    const { count = 0, count_capped: capped = false } = quotes_aggregate.aggregate ?? {};
    return { rows: quotes, count, capped };
  },
  loadIds: async (ask, { sort, ...part }, signal) => {
    const variables = { ...part, order: quotesOrder(sort) };
    const { quotes } = await ask(LoadQuoteIdsDocument, variables, { ...(signal && { signal }) });
    return quotes.map(({ quote_id }) => quote_id);
  },
};
