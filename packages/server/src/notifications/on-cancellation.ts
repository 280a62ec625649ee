import type { NotificationTemplate } from '@roadworthy/core/notifications/letters.ts';
import { openPayLink } from '../billing/pay-link/pay-link-store.ts';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

/** The addresses of those who lent money on what a quote covers. */
export async function lendersOf(work: Work, quoteId: string): Promise<string[]> {
  const { quote } = await loadQuote(work, quoteId);
  const named = new Set(quote.vehicles.map(({ lienholderId }) => lienholderId));
  const addresses = quote.entities.flatMap(({ entityId, email }) => (named.has(entityId) && email ? [email] : []));
  return [...new Set(addresses)];
}

type Ended = { readonly policyId: string; readonly quoteId: string; readonly noticeId?: string | null };

/** The insured and every lender with an interest are told what becomes of the cover. */
async function tell(
  work: Work,
  { policyId, quoteId, noticeId }: Ended,
  template: NotificationTemplate,
  toLender: NotificationTemplate = 'lienholder_told',
): Promise<void> {
  const insured = await insuredAddress(work, quoteId);
  if (insured) {
    await queueNotification(work, { template, recipient: insured, quoteId, policyId, noticeId: noticeId ?? null });
  }
  for (const recipient of await lendersOf(work, quoteId)) {
    await queueNotification(work, { template: toLender, recipient, quoteId, policyId });
  }
}

export const notifyOnCancellationAnnounced = on('cancellation_announced', async (work, ended) => {
  // A payment keeps the cover: the letter has a button for it.
  if (ended.reason === 'non_payment') await openPayLink(work, ended.policyId);
  await tell(work, ended, 'cancellation_announced');
});
export const notifyOnCancellationReversed = on('cancellation_reversed', (work, { policyId, quoteId }) =>
  tell(work, { policyId, quoteId }, 'cancellation_reversed'),
);
export const notifyOnPolicyCancelled = on('policy_cancelled', (work, ended) => tell(work, ended, 'policy_cancelled'));

export const notifyOnPolicyReinstated = on('policy_reinstated', (work, again) =>
  tell(work, again, 'policy_reinstated'),
);

export const notifyOnNonRenewalAnnounced = on('non_renewal_announced', (work, { policyId, quoteId, noticeId }) =>
  tell(work, { policyId, quoteId, noticeId }, 'non_renewal', 'lender_non_renewal'),
);
