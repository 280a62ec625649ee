import { expect, test } from 'vitest';
import recordPages from '../../../locale/record-pages.json';
import { delinquenciesList } from '../../policies/load-delinquent-policies/delinquencies-list.ts';
import { policiesList } from '../../policies/load-policies/policies-list.ts';
import { productsList } from '../../products/load-products/products-list.ts';
import { quotesList } from '../../quoting/load-quotes/quotes-list.ts';
import { versionsList } from '../../rating/versions/versions-list.ts';
import { quotesToRateList } from '../../underwriting/pricing/quotes-to-rate-list.ts';
import { agentRenewalsList, renewalsList } from '../../renewals/load-renewals/renewals-list.tsx';
import { referralsList } from '../../underwriting/referrals/referrals-list.tsx';

const id = '018f0000-0000-7000-8000-0000000000a1';
const pages = recordPages.map(({ source }) => new RegExp(`^${source.replace(/:\w+(?:\((.*)\))?/, '[^/]+')}$`));

test.each([
  agentRenewalsList,
  delinquenciesList,
  policiesList,
  productsList,
  quotesList,
  quotesToRateList,
  referralsList,
  renewalsList,
  versionsList,
])('the records of $name are at pages that there are', ({ recordPath }) => {
  const [path = ''] = recordPath(id).split('?');
  expect([path, pages.some((page) => page.test(path))]).toEqual([path, true]);
});
