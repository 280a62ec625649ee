'use client';
import { LoadQuotePricingDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { PricingPage } from './pricing-page.tsx';
import { quotesToRateList } from './quotes-to-rate-list.ts';

/** The quote of the address, to be rated under any version. */
export const PricingScreen = recordPage({
  kind: 'rater',
  document: LoadQuotePricingDocument,
  variables: (quote_id) => ({ quote_id }),
  find: ({ quotes_by_pk: quote, quote_with_provider_versions: found }) => quote && { quote, found },
  list: quotesToRateList,
  words: ({ workbench: { pricingTest } }) => ({
    back: pricingTest.back,
    heading: pricingTest.title,
    failed: pricingTest.failed,
  }),
  permission: 'rater:test',
  area: 'testing',
  page: (pricing) => <PricingPage {...pricing} />,
});
