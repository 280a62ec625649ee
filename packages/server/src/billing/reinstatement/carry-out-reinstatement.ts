import { chargeEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import { noLossVersion } from '@roadworthy/core/billing/reinstatement/reinstate-policy.ts';
import type { ReinstatementMoney } from '@roadworthy/core/billing/reinstatement/reinstatement-money.ts';
import { refundClockOf } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { resumedOn } from '@roadworthy/core/policies/segments.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { segmentsOf, writePolicyTransaction, writeSegments } from '../../policies/policy-stack.ts';
import type { StoredPolicy } from '../../policies/policy-store.ts';
import { recordActivity } from '../../policies/record-activity.ts';
import { applyUnapplied } from '../apply-payment.ts';
import { cancelFactsOf } from '../cancellation/cancel-facts.ts';
import { accountOf } from '../cancellation/policy-money.ts';
import { oweRefund } from '../refunds/owe-refund.ts';
import { stopRefunds } from '../refunds/stop-refunds.ts';
import { writeCharges } from '../charge-lines.ts';
import { followStatus } from '../collection/follow-status.ts';
import { wakeCollection } from '../collection/wake-collection.ts';
import { writeLedger } from '../write-ledger.ts';
import { type DoneCancellation, doneCancellation, reinstatedMoney, type Resumption } from './reinstated-money.ts';

/** A reinstatement as it was decided and paid for. */
export type DecidedResumption = Resumption & {
  readonly charged: number;
  readonly signedBy: string;
  readonly signedOn: Day;
};

/** What lies ahead is asked for again on its day; what the cancellation billed is not; what is due now is one invoice. */
async function writeInvoices(
  work: Work,
  policyId: string,
  { restored, invoices, billed }: ReinstatementMoney,
  { transactionId, fee, today }: { readonly transactionId: string; readonly fee: number; readonly today: Day },
): Promise<void> {
  const replaced = invoices.flatMap(({ invoiceId, before, after }) =>
    invoiceId !== null && before > 0 && after === 0 ? [invoiceId] : [],
  );
  if (replaced.length > 0) {
    const set = { status: 'void', voided_by: transactionId } as const;
    await work.tx.updateTable('invoices').set(set).where('invoice_id', 'in', replaced).execute();
  }
  for (const { invoiceId, premium } of restored) {
    const again = { status: 'scheduled', voided_by: null, collect_from: null, premium } as const;
    await work.tx.updateTable('invoices').set(again).where('invoice_id', '=', invoiceId).execute();
  }
  const bill = invoices.find(({ invoiceId }) => invoiceId === null);
  if (!bill) return;
  const fees = Math.min(fee, billed);
  await work.tx
    .insertInto('invoices')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      sequence: bill.sequence,
      kind: 'reinstatement',
      due_date: today,
      premium: billed - fees,
      fees,
      status: 'issued',
    })
    .execute();
  await applyUnapplied(work, policyId, today);
}

/** The premium is earned by days again, from where it stopped. */
async function earnAgain({ tx }: Work, policyId: string, from: Day): Promise<void> {
  await tx
    .updateTable('policy_earnings')
    .set({ closed: false, earned_until: from })
    .where('policy_id', '=', policyId)
    .execute();
}

async function writeStack(work: Work, policy: Policy, done: DoneCancellation, { cancelled, resumes }: Resumption) {
  const { policyId, currentQuoteId: quoteId } = policy;
  const written = { policyId, kind: 'reinstatement', effectiveDate: resumes, quoteId } as const;
  const transactionId = await writePolicyTransaction(work, written);
  await work.tx
    .updateTable('policy_transactions')
    .set({ reversed_by: transactionId })
    .where('policy_transaction_id', '=', done.transactionId)
    .execute();
  const segments = resumedOn(await segmentsOf(work, policyId), cancelled, resumes);
  await writeSegments(work, { policyId, transactionId }, segments);
  return transactionId;
}

/**
 * Has the cover of a cancelled policy that is locked go on: what was taken back is charged again less the gap, refunds
 * that have not gone out are stopped, and what is owed is invoiced.
 */
export async function carryOutReinstatement(
  work: Work,
  stored: StoredPolicy,
  decided: DecidedResumption,
): Promise<void> {
  const { policy } = stored;
  const { policyId, currentQuoteId: quoteId, currency } = policy;
  const { facts, quote } = await cancelFactsOf(work, stored);
  const { today } = facts;
  const { cancelled, resumes, fee, charged } = decided;
  const diff = await reinstatedMoney(work, policy, { cancelled, resumes, fee }, today);
  const done = await doneCancellation(work, policyId);
  await stopRefunds(work, policyId, today);
  const transactionId = await writeStack(work, policy, done, decided);
  await writeCharges(work, { policyId, transactionId }, diff.charges);
  if (diff.charges.length > 0) {
    const entries = chargeEntries(diff.charges);
    await writeLedger(work, policyId, [{ kind: 'reinstatement', effectiveDate: today, entries }]);
  }
  await earnAgain(work, policyId, cancelled);
  await writeInvoices(work, policyId, diff, { transactionId, fee, today });
  if (diff.refund > 0) {
    const clock = refundClockOf({ state: facts.state, endedBy: 'insured', from: today, noticeSent: null });
    await oweRefund(work, policy, {
      account: await accountOf(work, policyId),
      fees: 0,
      reason: 'days_without_cover',
      holdReason: null,
      clock,
      policyTransactionId: transactionId,
      on: today,
    });
  }
  const active = { policy_status: 'active', cancelled_as_of: null, cancellation_reason: null } as const;
  await work.tx.updateTable('policies').set(active).where('policy_id', '=', policyId).execute();
  await work.tx
    .insertInto('policy_reinstatements')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      policy_transaction_id: transactionId,
      policy_cancellation_id: done.cancellationId,
      ended: cancelled,
      resumes,
      gap: diff.gap,
      fee,
      charged,
      statement_version: noLossVersion,
      signed_by: decided.signedBy.trim(),
      signed_on: decided.signedOn,
      created: work.now,
    })
    .execute();
  const after = { ...policy, status: 'active', cancelledAsOf: null } as const;
  const change = diff.premiumAfter - diff.premiumBefore;
  await recordActivity(work, after, { action: 'reinstatement', change, quote });
  const { premiumBefore, premiumAfter } = diff;
  await work.publish({
    type: 'policy_reinstated',
    policyId,
    quoteId,
    ended: cancelled,
    resumes,
    premiumBefore,
    premiumAfter,
    charged,
    currency,
  });
  await followStatus(work, policyId);
  await wakeCollection(work, policy.contractId);
}
