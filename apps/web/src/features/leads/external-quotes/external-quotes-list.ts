import { externalQuoteStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { externalProviders } from '@roadworthy/core/products/vocabulary.ts';
import {
  type External_Quotes_Bool_Exp,
  type ExternalQuoteRowFragment,
  ExternalQuotesDocument,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

/** Who was sent to another carrier; first those of whom nobody has heard yet. */
export const externalQuotesList = defineList<ExternalQuoteRowFragment, External_Quotes_Bool_Exp, 'external_quotes'>({
  table: 'external_quotes',
  key: 'external_quote_id',
  kind: 'agent',
  path: '/agents/elsewhere',
  document: ExternalQuotesDocument,
  views: {
    sent: () => ({ status: { _eq: 'sent' } }),
    all: () => ({}),
  },
  fields: [
    {
      key: 'status',
      kind: 'choice',
      values: externalQuoteStatuses,
    },
    {
      key: 'external_provider',
      kind: 'choice',
      values: externalProviders,
    },
    {
      key: 'administrative_area',
      kind: 'text',
    },
  ],
  search: (text) => [
    { customer_name: beginsLike(text) },
    { email: beginsLike(text) },
    { external_id: beginsLike(text) },
    { administrative_area: beginsWith(text.toUpperCase()) },
  ],
  columns: ['status', 'external_provider', 'external_id', 'administrative_area', 'created'],
  sorts: ['status', 'created'],
  sort: {
    key: 'created',
    direction: 'descending',
  },
});
