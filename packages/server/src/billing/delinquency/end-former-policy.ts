import type { Charge } from '@roadworthy/core/billing/charge-lines.ts';
import { chargeEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { CancellationDecided } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import { refundClockOf } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { endedStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { formerBalance } from '@roadworthy/core/quoting/binding/former-balance.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { writePolicyTransaction } from '../../policies/policy-stack.ts';
import { recordActivity } from '../../policies/record-activity.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { writeEnd } from '../cancellation/cancel-policy.ts';
import { settleEnd } from '../cancellation/carry-out-cancellation.ts';
import { reverseCancellation } from '../cancellation/reverse-cancellation.ts';
import { writeCharges } from '../charge-lines.ts';
import { oweCredit } from '../refunds/owe-credit.ts';
import { writeLedger } from '../write-ledger.ts';
import { formerMoney } from './rewrite-facts.ts';

/** The policy that a new one takes the place of, and what the new one pays for it, in cents. */
export type Former = { readonly policyId: string; readonly contractId: string; readonly balance: number };

/** The policy whose place a quote takes once it is bought; null where it takes none. */
export async function formerOf(work: Work, { rewrites }: Quote): Promise<Former | null> {
  if (!rewrites) return null;
  const { policy } = await lockPolicy(work, rewrites.policyId);
  return { ...rewrites, contractId: policy.contractId };
}

/** Ends the cover that is left with the first day of the new term, and settles its money now. */
async function endCover(work: Work, policy: Policy, from: Day): Promise<string> {
  const { policyId } = policy;
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  const decided: CancellationDecided = {
    type: 'cancellation_decided',
    policyId,
    reason: 'rewrite',
    asOf: from,
    takes: 'later',
    basis: 'pro_rata',
    minimumEarned: 0,
    endedBy: 'insured',
    legal: null,
    channel: null,
    ground: null,
    clock: refundClockOf({
      state: insuredState(quote),
      provider: policy.provider,
      endedBy: 'insured',
      from,
      noticeSent: null,
    }),
  };
  const diff = await formerMoney(work, policy, from);
  const end = await writeEnd(work, { policy, request: { explanation: '', proof: '', issueRefund: true }, decided });
  await settleEnd(work, policy, end, diff, from);
  const returned = diff.premiumBefore - diff.premiumAfter;
  const ending = {
    policy_status: 'pending_cancellation',
    cancelled_as_of: from,
    cancellation_reason: 'rewrite',
  } as const;
  await work.tx.updateTable('policies').set(ending).where('policy_id', '=', policyId).execute();
  const after = { ...policy, status: 'pending_cancellation', cancelledAsOf: from } as const;
  await recordActivity(work, after, { action: 'cancellation', change: -returned, quote });
  return end.transactionId;
}

/** Cover has ended already: nothing of it changes but what takes its place. */
async function endCancelled(work: Work, policy: Policy, from: Day): Promise<string> {
  const { policyId, currentQuoteId: quoteId } = policy;
  await work.tx.updateTable('policies').set({ policy_status: 'rewritten' }).where('policy_id', '=', policyId).execute();
  const written = { policyId, kind: 'rewrite', effectiveDate: from, quoteId, reason: 'rewrite' } as const;
  return writePolicyTransaction(work, written);
}

/** What it left unpaid is owed under the new policy from now on: out of these books, and asked for here no more. */
async function handOverBalance(
  work: Work,
  { policyId, effectiveDate, expirationDate }: Policy,
  { balance, transactionId, on }: { readonly balance: number; readonly transactionId: string; readonly on: Day },
): Promise<void> {
  if (balance > 0) {
    const taken: Charge = {
      vehicleId: null,
      coverage: null,
      kind: 'fee',
      code: formerBalance,
      annual: -balance,
      termAmount: -balance,
      amount: -balance,
      from: on < expirationDate ? on : effectiveDate,
      to: on < expirationDate ? addDays(on, 1) : expirationDate,
      earning: 'at_once',
      isRefundable: false,
    };
    await writeCharges(work, { policyId, transactionId }, [taken]);
    await writeLedger(work, policyId, [{ kind: 'rewrite', effectiveDate: on, entries: chargeEntries([taken]) }]);
  }
  const unpaid = await work.tx
    .selectFrom('invoices')
    .select(['invoice_id', 'fees', 'paid_amount'])
    .where('policy_id', '=', policyId)
    .where('status', 'in', ['issued', 'partly_paid'])
    .execute();
  for (const { invoice_id, paid_amount: paid, fees } of unpaid) {
    const stored = {
      fees: Math.min(fees, paid),
      premium: paid - Math.min(fees, paid),
      status: 'paid',
      paid: work.now,
    } as const;
    await work.tx
      .updateTable('invoices')
      .set(paid === 0 ? { status: 'void', voided_by: transactionId } : stored)
      .where('invoice_id', '=', invoice_id)
      .execute();
  }
}

/**
 * A policy ends as another one takes its place: what it earned and was not paid goes over to that one, what was paid for
 * later days goes back. Cover that is left lasts until the first day of the new term.
 */
export async function endFormerPolicy(work: Work, { policyId, balance }: Former, next: Policy): Promise<void> {
  const { policy: known } = await lockPolicy(work, policyId);
  // A notice that went out since the purchase began has lost its reason.
  if (known.status === 'pending_cancellation') {
    await reverseCancellation(work, policyId, { by: principalOf('system'), isSaid: false });
  }
  const { policy } = await lockPolicy(work, policyId);
  const from = next.effectiveDate;
  const isOver = endedStatuses.some((status) => status === policy.status);
  const transactionId = await (isOver ? endCancelled : endCover)(work, policy, from);
  const on = isOver ? work.today(policy.timeZone) : from;
  await handOverBalance(work, policy, { balance, transactionId, on });
  await oweCredit(work, policyId);
  await work.publish({
    type: 'policy_rewritten',
    policyId,
    quoteId: policy.currentQuoteId,
    newPolicyId: next.policyId,
    policyNumber: next.policyNumber,
    asOf: from,
    balance,
    currency: policy.currency,
    transactionId,
  });
}

/** A policy whose cover lasted until the one that takes its place began, and is over now. */
export async function finishFormerPolicy(work: Work, policyId: string): Promise<void> {
  await work.tx.updateTable('policies').set({ policy_status: 'rewritten' }).where('policy_id', '=', policyId).execute();
  await work.tx
    .updateTable('policy_cancellations')
    .set({
      status: 'done',
      returned: sql<number>`(select coalesce(-sum(amount), 0) from charge_lines l
        where l.policy_transaction_id = policy_cancellations.policy_transaction_id and l.kind = 'premium')`,
    })
    .where('policy_id', '=', policyId)
    .where('status', '=', 'pending')
    .execute();
  await oweCredit(work, policyId);
}
