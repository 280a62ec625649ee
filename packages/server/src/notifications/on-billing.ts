import { waitsForPerson } from '@roadworthy/core/billing/collection/decline-reasons.ts';
import type { NotificationTemplate } from '@roadworthy/core/notifications/letters.ts';
import { openPayLink } from '../billing/pay-link/pay-link-store.ts';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { insuredAddress } from './insured-address.ts';
import { queueNotification } from './queue-notification.ts';

/** Letters whose button pays. */
const asksForMoney: ReadonlySet<NotificationTemplate> = new Set([
  'payment_upcoming',
  'payment_failed',
  'balance_reminder',
]);

async function notifyInsured(work: Work, policyId: string, template: NotificationTemplate): Promise<void> {
  const { policy } = await loadPolicy(work, policyId);
  const quoteId = policy.currentQuoteId;
  const recipient = await insuredAddress(work, quoteId);
  if (!recipient) return;
  if (asksForMoney.has(template)) await openPayLink(work, policyId);
  await queueNotification(work, { template, recipient, quoteId, policyId });
}

/** What is due is announced, received or declined: the named insured is told of each. */
export const notifyOnPaymentAnnounced = on('payment_announced', (work, { policyId }) =>
  notifyInsured(work, policyId, 'payment_upcoming'),
);
/** Whose bank account is debited by itself gets a copy of what they agreed to (12 CFR 1005.10(b), and rule H1 of Payments Canada). */
export const notifyOnAutopayAgreed = on('autopay_agreed', async (work, { policyId, kind }) => {
  if (kind === 'bank') await notifyInsured(work, policyId, 'autopay_agreed');
});
export const notifyOnInvoicesPaid = on('invoices_paid', (work, { policyId }) =>
  notifyInsured(work, policyId, 'payment_receipt'),
);
/** Of what a person has to look at first nobody is written to. */
export const notifyOnChargeFailed = on('charge_failed', async (work, { policyId, code }) => {
  if (!waitsForPerson(code)) await notifyInsured(work, policyId, 'payment_failed');
});
export const notifyOnBalanceReminded = on('balance_reminded', (work, { policyId }) =>
  notifyInsured(work, policyId, 'balance_reminder'),
);
export const notifyOnCardExpiring = on('card_expiring', (work, { policyId }) =>
  notifyInsured(work, policyId, 'card_expiring'),
);

/** Money went back: its payer is told how much, and to where. */
export const notifyOnRefundPaid = on('refund_paid', (work, { policyId }) =>
  notifyInsured(work, policyId, 'refund_sent'),
);
