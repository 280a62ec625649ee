import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import { LoadQuotesDocument, type QuoteRowFragment, type Quotes_Bool_Exp } from '../../../generated/documents.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { personName } from '../../shared/person-name.ts';
import {
  civilDay,
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
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';

/** Statuses in which a quote can still become a policy by itself. */
export const offers: readonly string[] = ['open', 'agent_required', 'agent_approved', 'referred'];

/** An offer that nobody touched for this many days wants a look. */
const staleDays = 7;
const isStale = ({ status }: QuoteRowFragment, days: number) => days > staleDays && offers.includes(status);

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

/** The quotes that staff see; replaced ones show only when they are asked for. */
export const quotesList = declareList<QuoteRowFragment, Quotes_Bool_Exp>()({
  table: 'quotes',
  key: 'quote_id',
  kind: 'agent',
  path: '/agents/quotes',
  document: LoadQuotesDocument,
  views,
  search: insuredSearch,
  emptyLast: true,
  besides: (view, filters) => ('status' in view || filters['status'] ? null : { status: { _neq: 'replaced' } }),
  sort: { key: 'updated', direction: 'descending' },
  tone: 'status',
  exports: 'quotes',
  columns: {
    id: text(({ quote_id }) => quote_id, { isOnlyInFiles: true }),
    insured: person(
      (quote) => customerOf(quote),
      (quote) => quote,
    ),
    status: status('quoteStatus', (quote) => quote.status, { values: quoteStatuses, sort: true, usual: true }),
    vehicle: vehicle(
      ({ vehicles }) => vehicles[0],
      (quote) => quote.provider,
      { from: 'tablet', usual: true },
    ),
    provider: provider((quote) => quote.provider),
    administrative_area: text(({ administrative_area }) => administrative_area, {
      from: 'desktop',
      sort: true,
      filter: { kind: 'text' },
    }),
    effective_date: civilDay(({ effective_date }) => effective_date, { from: 'desktop', sort: true, usual: true }),
    expiration_date: civilDay(({ expiration_date }) => expiration_date, { sort: true }),
    total: money(
      ({ total }) => total,
      ({ country }) => currencyOf(country),
      { sort: true, usual: true },
    ),
    currency: text(({ country }) => currencyOf(country), { isOnlyInFiles: true }),
    agent: text(({ assigned_agent }) => personName(assigned_agent)),
    organization: text(({ organization }) => organization?.name),
    created: since(({ created }) => created, { isStale }),
    updated: since(({ updated }) => updated, { isStale, from: 'desktop', usual: true }),
  },
  filters: [
    {
      key: 'make',
      kind: 'text',
      where: (make: string) => ({ vehicles: { make: beginsLike(make), archived: { _is_null: true } } }),
    },
  ],
  words: ({ queue }) => queue.quotes,
});
