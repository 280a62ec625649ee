import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import {
  LoadQuotesToRateDocument,
  type Quotes_Bool_Exp,
  type QuoteToRateFragment,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** Quotes as rates see them: by what is insured, for an actuary reads no name. */
export const quotesToRateList = defineList<QuoteToRateFragment, Quotes_Bool_Exp, 'quotes'>({
  name: 'quotes_to_rate',
  table: 'quotes',
  key: 'quote_id',
  kind: 'rater',
  path: '/underwriting/quotes',
  document: LoadQuotesToRateDocument,
  views: {
    all: () => ({}),
    open: () => ({ status: { _eq: 'open' } }),
    bound: () => ({ status: { _eq: 'bound' } }),
  },
  fields: [
    {
      key: 'provider',
      kind: 'choice',
      values: providers,
    },
    {
      key: 'status',
      kind: 'choice',
      values: quoteStatuses,
    },
    {
      key: 'administrative_area',
      kind: 'text',
    },
    {
      key: 'effective_date',
      kind: 'days',
    },
    {
      key: 'total',
      kind: 'money',
    },
  ],
  search: (text) => [{ vehicles: { make: beginsLike(text) } }, { vehicles: { model: beginsLike(text) } }],
  columns: ['provider', 'organization', 'status', 'administrative_area', 'effective_date', 'total', 'created'],
  sorts: ['status', 'administrative_area', 'effective_date', 'total', 'created'],
  sort: {
    key: 'created',
    direction: 'descending',
  },
});

/** Where a quote is rated under any version. */
export function pricingPath(quoteId: string): string {
  return `/underwriting/quotes/${quoteId}/pricing`;
}
