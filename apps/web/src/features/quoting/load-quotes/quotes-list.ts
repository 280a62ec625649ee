import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { addDays } from '@roadworthy/core/shared/day.ts';
import { LoadQuotesDocument, type QuoteRowFragment, type Quotes_Bool_Exp } from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';

/** Statuses in which a quote can still become a policy by itself. */
export const offers: readonly string[] = ['open', 'agent_required', 'agent_approved', 'referred'];

const views = {
  all: () => ({}),
  mine: ({ userId }) => ({ assigned_agent_id: { _eq: userId }, status: { _in: offers } }),
  // What nobody has taken waits for whoever looks.
  needs_me: ({ userId }) => ({
    status: { _eq: 'agent_required' },
    _or: [{ assigned_agent_id: { _eq: userId } }, { assigned_agent_id: { _is_null: true } }],
  }),
  sent: () => ({ status: { _eq: 'agent_approved' }, opened: { _is_null: true } }),
  // An underwriter is asked as soon as a finding needs one; the quote is still the customer's to mend.
  referred: () => ({
    _or: [
      { status: { _eq: 'referred' } },
      { status: { _in: offers }, quote_referrals: { status: { _eq: 'pending' }, review_type: { _eq: 'pre_bind' } } },
    ],
  }),
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
  {
    key: 'make',
    kind: 'text',
    where: (make: string) => ({ vehicles: { make: beginsLike(make), archived: { _is_null: true } } }),
  },
] as const;

/** The quotes that staff see; replaced ones show only when they are asked for. */
export const quotesList = defineList<QuoteRowFragment, Quotes_Bool_Exp, 'quotes'>({
  table: 'quotes',
  key: 'quote_id',
  kind: 'agent',
  path: '/agents/quotes',
  document: LoadQuotesDocument,
  views,
  fields: quoteFields,
  search: insuredSearch,
  emptyLast: true,
  besides: (view, { status }) => ('status' in view || status ? null : { status: { _neq: 'replaced' } }),
  columns: [
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
  ],
  usual: ['status', 'vehicle', 'effective_date', 'total', 'updated'],
  sorts: ['status', 'administrative_area', 'effective_date', 'expiration_date', 'total', 'created', 'updated'],
  sort: {
    key: 'updated',
    direction: 'descending',
  },
});
