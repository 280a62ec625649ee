'use client';
import { LoadQuoteDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { quotesList } from '../load-quotes/quotes-list.ts';
import { QuotePage } from './quote-page.tsx';
import { quoteRecord } from './quote-record.ts';

/** The quote of the address. */
export const QuoteScreen = recordPage({
  kind: 'agent',
  document: LoadQuoteDocument,
  variables: (quote_id) => ({ quote_id }),
  find: quoteRecord,
  list: quotesList,
  words: ({ staff }) => ({ back: staff.quote.back, heading: staff.meta.quote, failed: staff.quote.failed }),
  page: (record) => <QuotePage record={record} />,
});
