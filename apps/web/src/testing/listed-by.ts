import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { readQueueState } from '../data/queue/queue-address.ts';
import { organizationsList } from '../features/organizations/load-organizations/organizations-list.tsx';
import { delinquenciesList } from '../features/policies/load-delinquent-policies/delinquencies-list.ts';
import { policiesList } from '../features/policies/load-policies/policies-list.ts';
import { productsList } from '../features/products/load-products/products-list.ts';
import { quotesList } from '../features/quoting/load-quotes/quotes-list.ts';
import { agentRenewalsList } from '../features/renewals/load-renewals/renewals-list.tsx';
import { referralsList } from '../features/underwriting/referrals/referrals-list.tsx';

const lists = {
  '/agents/delinquencies': delinquenciesList,
  '/agents/policies': policiesList,
  '/agents/quotes': quotesList,
  '/agents/renewals': agentRenewalsList,
  '/organizations': organizationsList,
  '/products': productsList,
  '/underwriting': referralsList,
} as const;

/** What the list at an address asks for: the condition under which its rows and their number are read. */
export function listedBy(address: string | null, userId: string): unknown {
  const [path = '', query = ''] = (address ?? '').split('?');
  const list = lists[path as keyof typeof lists];
  const today = dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return list.whereOf(readQueueState(new URLSearchParams(query), list.rules), { userId, today });
}
