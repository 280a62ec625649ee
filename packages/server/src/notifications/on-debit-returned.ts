import { waitsForPerson } from '@roadworthy/core/billing/collection/decline-reasons.ts';
import { openPayLink } from '../billing/pay-link/pay-link-store.ts';
import { on } from '../kernel/events.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

/** The named insured is told that a payment came back and is owed, unless a person has to look first. */
export const notifyOnDebitReturned = on('debit_returned', async (work, { policyId, quoteId, code }) => {
  if (waitsForPerson(code)) return;
  const recipient = await insuredAddress(work, quoteId);
  if (!recipient) return;
  await openPayLink(work, policyId);
  await queueNotification(work, { template: 'debit_returned', recipient, quoteId, policyId });
});
