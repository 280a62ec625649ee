'use client';
import { LoadQuoteDocument } from '../../../generated/documents.ts';
import { quoteRecord } from '../../quoting/load-quote/quote-record.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { referralsList } from '../referrals/referrals-list.tsx';
import { UnderwriterQuotePage } from './underwriter-quote-page.tsx';

/** The quote of the address, as an underwriter sees it. */
export const UnderwriterQuoteScreen = recordPage({
  kind: 'agent',
  document: LoadQuoteDocument,
  variables: (quote_id) => ({ quote_id }),
  find: quoteRecord,
  list: referralsList,
  words: ({ staff, workbench }) => ({
    back: workbench.referrals.title,
    heading: staff.meta.quote,
    failed: staff.quote.failed,
  }),
  area: 'underwriting',
  page: (record) => <UnderwriterQuotePage record={record} />,
});
