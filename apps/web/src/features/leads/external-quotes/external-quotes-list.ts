import { externalQuoteStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { externalProviders } from '@roadworthy/core/products/vocabulary.ts';
import {
  type External_Quotes_Bool_Exp,
  type ExternalQuoteRowFragment,
  ExternalQuotesDocument,
} from '../../../generated/documents.ts';
import { provider, since, status, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { outcomeStatuses } from './outcome-statuses.ts';

/** Who was sent to another carrier; first those of whom nobody has heard yet. */
export const externalQuotesList = declareList<ExternalQuoteRowFragment, External_Quotes_Bool_Exp>()({
  table: 'external_quotes',
  key: 'external_quote_id',
  kind: 'agent',
  path: '/agents/elsewhere',
  document: ExternalQuotesDocument,
  views: {
    sent: () => ({ status: { _eq: 'sent' } }),
    all: () => ({}),
  },
  search: (begin) => [
    { customer_name: beginsLike(begin) },
    { email: beginsLike(begin) },
    { external_id: beginsLike(begin) },
    { administrative_area: beginsWith(begin.toUpperCase()) },
  ],
  sort: { key: 'created', direction: 'descending' },
  tone: 'status',
  exports: 'external_quotes',
  columns: {
    customer_name: {
      wide: true,
      shown: ({ customer_name }, { messages }) => customer_name ?? messages.workbench.externalQuotes.visitor,
      words: ({ messages }) => ({ visitor: messages.workbench.externalQuotes.visitor }),
    },
    status: status(outcomeStatuses, (sent) => sent.status, { values: externalQuoteStatuses, sort: true }),
    external_provider: provider(({ external_provider }) => external_provider, {
      values: externalProviders,
      from: 'tablet',
    }),
    external_id: text(({ external_id }) => external_id, { from: 'desktop' }),
    administrative_area: text(({ administrative_area }) => administrative_area, {
      from: 'desktop',
      filter: { kind: 'text' },
    }),
    created: since(({ created }) => created),
  },
  words: ({ workbench: { externalQuotes } }) => ({
    ...externalQuotes,
    columns: {
      customer_name: externalQuotes.who,
      status: externalQuotes.state,
      external_provider: externalQuotes.carrier,
      external_id: externalQuotes.number,
      administrative_area: externalQuotes.place,
      created: externalQuotes.created,
    },
  }),
});
