import { openAmount } from '@roadworthy/core/billing/ledger/allocate-payment.ts';
import { decideCollection, dueNow, isDue } from '@roadworthy/core/billing/collection/collect.ts';
import { aheadOf } from '@roadworthy/core/billing/collection/pay-policy.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { moratoriumsFor, riskPlacesOf } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import { instantAt } from '@roadworthy/core/shared/time/instant.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import type { Work } from '../../kernel/work.ts';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import { beginAsSystem } from '../../kernel/jobs/run-process.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { chargeDueInvoices } from './charge-due-invoices.ts';
import { loadCollection, type StoredCollection } from './collection-store.ts';
import { giveNotice } from '../delinquency/give-notice.ts';
import { followStatus } from './follow-status.ts';
import { issueInvoices } from './issue-invoices.ts';

/** Terms that there is something to do about, those that have waited longest first: of a contract each for itself. */
export const policiesToCollect = `
  select organization_id, policy_id from policy_collections
  where next_look <= app_now() order by next_look limit 500`;

const anHour = 3_600_000;
/** Minutes after midnight, where the risk is, from which money is asked for. */
const morning = 8 * 60;
/** Days after the end of a pause on which what fell due in it is asked for. */
const daysAfterPause = 30;

/** The moratorium that stops collecting where the policy's vehicles are; null while none does. */
async function findPause(work: Work, { currentQuoteId, provider }: Policy): Promise<string | null> {
  const { quote, moratoriums } = await loadQuote(work, currentQuoteId);
  const [pause] = moratoriumsFor(moratoriums, {
    action: 'collect',
    provider,
    places: riskPlacesOf(quote),
    at: work.now,
  });
  return pause?.moratoriumId ?? null;
}

const resumed = ['scheduled', 'issued', 'partly_paid'] as const;

/** What fell due in a pause is asked for together, a month after its end; who pays is told at once. */
async function resume(work: Work, policy: Policy, { invoices, coveredAhead }: StoredCollection, today: Day) {
  const passed = invoices.filter((one) => resumed.some((status) => status === one.status) && one.dueDate <= today);
  if (passed.length === 0) return;
  const collectFrom = addDays(today, daysAfterPause);
  await work.tx
    .updateTable('invoices')
    .set({ collect_from: collectFrom, announced: work.now })
    .where(
      'invoice_id',
      'in',
      passed.map(({ invoiceId }) => invoiceId),
    )
    .execute();
  const { policyId, currency } = policy;
  const ahead = aheadOf(passed, coveredAhead).map(({ left }) => left);
  const amount = dueNow(passed) + sumCents(ahead);
  if (amount > 0) await work.publish({ type: 'payment_announced', policyId, currency, amount, day: collectFrom });
}

async function lookAgain(work: Work, { policyId }: Policy, at: Date | null, paused_by: string | null): Promise<void> {
  await work.tx
    .updateTable('policy_collections')
    .set({ next_look: at, paused_by })
    .where('policy_id', '=', policyId)
    .execute();
}

async function announce(work: Work, { policyId, currency }: Policy, collection: StoredCollection, today: Day) {
  const { announce: notified } = decideCollection(collection, today);
  const ahead = aheadOf(collection.invoices, collection.coveredAhead);
  const leftOf = (invoiceId: string): number => {
    const due = collection.invoices.find((one) => one.invoiceId === invoiceId && isDue(one));
    return due ? openAmount(due) : (ahead.find(({ invoice }) => invoice.invoiceId === invoiceId)?.left ?? 0);
  };
  for (const { invoiceId, collectFrom } of notified) {
    await work.tx
      .updateTable('invoices')
      .set({ collect_from: collectFrom, announced: leftOf(invoiceId) > 0 ? work.now : null })
      .where('invoice_id', '=', invoiceId)
      .execute();
  }
  // One letter for all that falls due together, as after an outage; what is paid already is not asked for.
  for (const [day, together] of Map.groupBy(notified, (one) => one.collectFrom)) {
    const amount = sumCents(together.map(({ invoiceId }) => leftOf(invoiceId)));
    if (amount > 0) await work.publish({ type: 'payment_announced', policyId, currency, amount, day });
  }
  const { method, autopay } = collection;
  const last = notified.at(-1);
  if (!last || !autopay || !method?.goodThrough || method.isExpiryAnnounced || method.goodThrough >= last.collectFrom)
    return;
  await work.tx
    .updateTable('payment_methods')
    .set({ expiry_told: work.now })
    .where('payment_method_id', '=', method.paymentMethodId)
    .execute();
  await work.publish({ type: 'card_expiring', policyId });
}

/** Who pays is reminded, with one letter, of what a policy left unpaid when it ended. */
async function remind(work: Work, { policyId, currency }: Policy, collection: StoredCollection, today: Day) {
  const { remind: invoiceIds } = decideCollection(collection, today);
  if (invoiceIds.length === 0) return;
  await work.tx.updateTable('invoices').set({ reminded: today }).where('invoice_id', 'in', invoiceIds).execute();
  await work.publish({ type: 'balance_reminded', policyId, amount: dueNow(collection.invoices), currency });
}

/**
 * Does what is due about a policy's money, as of the day where the risk is: who pays is told, invoices are issued,
 * everything due is charged at once, and who did not pay is noted. Safe to run twice, late, or after an outage.
 */
export async function collectInvoices(work: Work, policyId: string): Promise<void> {
  const { policy } = await lockPolicy(work, policyId);
  const today = work.today(policy.timeZone);
  const before = await loadCollection(work, policy, today);
  const pause = await findPause(work, policy);
  if (pause !== null) {
    await lookAgain(work, policy, new Date(work.now.getTime() + anHour), pause);
    return;
  }
  if (before.pausedBy !== null) await resume(work, policy, before, today);
  const collection = before.pausedBy === null ? before : await loadCollection(work, policy, today);
  await announce(work, policy, collection, today);
  await issueInvoices(work, policyId, decideCollection(collection, today).issue, today);
  const now = await loadCollection(work, policy, today);
  const steps = decideCollection(now, today);
  const isBegun =
    steps.charge > 0 && !isRefused((await beginAsSystem(work, chargeDueInvoices, { policy_id: policyId })) ?? '');
  await followStatus(work, policyId);
  await remind(work, policy, now, today);
  const isWaiting = !isBegun && (await giveNotice(work, policyId)) === 'policy_not_delinquent';
  const tomorrow = addDays(today, 1);
  // What waits for its notice is looked at every morning.
  const day = isWaiting || (steps.next !== null && steps.next < tomorrow) ? steps.next : tomorrow;
  const next = isBegun ? new Date(work.now.getTime() + anHour) : day && instantAt(day, morning, policy.timeZone);
  await lookAgain(work, policy, next, null);
}
