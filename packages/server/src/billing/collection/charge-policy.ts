import { randomUUID } from 'node:crypto';
import { nextAttemptAfter } from '@roadworthy/core/billing/collection/collect.ts';
import { waitsForPerson } from '@roadworthy/core/billing/collection/decline-reasons.ts';
import type { PaymentBeginner } from '@roadworthy/core/billing/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Intent, Look, Outcome } from '../../kernel/jobs/process.ts';
import type { Platform } from '../../kernel/platform.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { abandonCharge, abandonDebit, longestBindMs, timedOutCode } from './abandon-charge.ts';
import { beginAutopay } from '../autopay/begin-autopay.ts';
import { charge, type ChargeAnswer, type ChargeRequest } from '../charge.ts';
import { loadCollection, type StoredCollection } from './collection-store.ts';
import { followStatus } from './follow-status.ts';
import { holdCollection, releaseHold } from './hold-collection.ts';
import { issueFirstPaidAhead, takePayment } from './issue-invoices.ts';
import { orderDebit } from '../debits/order-debit.ts';
import { endMethod, keepMethod, readToken, refuseMethod } from '../methods/payment-method-store.ts';
import { wakeCollection } from './wake-collection.ts';
import { sentenceOf } from '@roadworthy/core/shared/text/sentence.ts';

/** A charge of what a policy owes: what is told to the gateway, but for the method, which stays sealed. */
export type PolicyCharge = Omit<ChargeRequest, 'methodToken'> & {
  readonly policyId: string;
  readonly paymentId: string;
  readonly transactionId: string;
  readonly paymentMethodId: string;
  readonly isDebit: boolean;
  readonly begunBy: PaymentBeginner;
  /** The invoices that it is to pay: those that were due when it was begun, or of them what may be debited by itself. */
  readonly invoiceIds: readonly string[];
  /** Whether this method is charged by itself from now on; of a request that says nothing, whether it is kept. */
  readonly autopay?: boolean | undefined;
  /** Whether it was on file for something else of its owner's: declined, it is no method of this policy. */
  readonly isOnFile?: boolean | undefined;
};

type Begun = {
  readonly policy: Policy;
  readonly collection: StoredCollection;
  readonly intentId: string;
  /** Cents. */
  readonly amount: number;
  readonly paymentMethodId: string;
  readonly isDebit: boolean;
  readonly begunBy: PaymentBeginner;
  readonly userId: string | null;
  readonly keep?: ChargeRequest['keep'];
  readonly autopay?: boolean;
  readonly isOnFile?: boolean;
  readonly offSession: boolean;
  /** Of what is charged by itself: the invoices that it may be charged for. */
  readonly invoiceIds?: readonly string[];
};

/** The chain of attempts at what is due, with one attempt more; a chain is named by the oldest invoice that it is to pay. */
async function countAttempt(work: Work, { policy, amount }: Begun, invoiceIds: readonly string[]): Promise<string> {
  const [oldest = null] = invoiceIds;
  const open = await work.tx
    .updateTable('transactions')
    .set({ status: 'pending', amount, next_attempt: null, attempt_count: sql`attempt_count + 1` })
    .where('policy_id', '=', policy.policyId)
    .where('type', '=', 'charge')
    .where('status', '=', 'failed')
    .where('invoice_id', 'is not distinct from', oldest)
    .returning('transaction_id')
    .executeTakeFirst();
  if (open) return open.transaction_id;
  const transactionId = newId();
  await work.tx
    .insertInto('transactions')
    .values({
      transaction_id: transactionId,
      organization_id: work.organizationId,
      policy_id: policy.policyId,
      invoice_id: oldest,
      amount,
      date: work.today(policy.timeZone),
      type: 'charge',
      status: 'pending',
    })
    .execute();
  return transactionId;
}

/** Writes down what will be charged before anybody is asked for money. Its policy is locked. */
export async function beginPolicyCharge(work: Work, begun: Begun): Promise<PolicyCharge> {
  const { policy, collection, intentId, amount, paymentMethodId, isDebit, begunBy, userId } = begun;
  const { policyId, currency, policyNumber } = policy;
  const due = collection.invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid');
  const invoiceIds = begun.invoiceIds ?? due.map(({ invoiceId }) => invoiceId);
  const transactionId = await countAttempt(work, begun, invoiceIds);
  if (invoiceIds.length > 0) {
    await work.tx
      .updateTable('invoices')
      .set({ charge_tried: work.today(policy.timeZone) })
      .where('invoice_id', 'in', invoiceIds)
      .execute();
  }
  const paymentId = randomUUID();
  await work.tx
    .insertInto('payments')
    .values({
      payment_id: paymentId,
      organization_id: work.organizationId,
      policy_id: policyId,
      transaction_id: transactionId,
      gateway_key: intentId,
      gateway: work.platform.payments.cardForm.gateway,
      amount,
      currency,
      direction: 'in',
      begun_by: begunBy,
      user_id: userId,
      payment_method_id: paymentMethodId,
      method_kind: isDebit ? 'bank' : 'card',
      status: 'pending',
    })
    .execute();
  return {
    gatewayKey: intentId,
    amount,
    currency,
    description: `Policy ${policyNumber}`,
    policyId,
    paymentId,
    transactionId,
    paymentMethodId,
    isDebit,
    begunBy,
    keep: begun.keep,
    autopay: begun.autopay,
    offSession: begun.offSession,
    isOnFile: begun.isOnFile,
    invoiceIds,
  };
}

const nothingStops = async () => null;

/** Asks the gateway, under keys that never change for one charge; after a day it only looks up. */
export async function callPolicyCharge(
  { request, created }: Intent<PolicyCharge>,
  { payments, clock }: Pick<Platform, 'payments' | 'clock'>,
  look: Look,
): Promise<Outcome<ChargeAnswer>> {
  const isOverdue = clock.now().getTime() - created.getTime() > longestBindMs;
  const methodToken = await look((work) => readToken(work, request.paymentMethodId));
  const requested = { ...request, methodToken };
  if (request.isDebit)
    return isOverdue ? abandonDebit(payments, requested) : orderDebit(payments, requested, nothingStops);
  return isOverdue ? abandonCharge(payments, requested) : charge(payments, requested);
}

/** What came of a charge, for whoever asked for it. */
export type PolicyCharged = {
  readonly status: 'paid' | 'processing' | 'declined';
  readonly message: string | null;
  readonly french?: string;
  readonly code: string | null;
};

async function setTransaction(work: Work, id: string, change: Record<string, unknown>): Promise<void> {
  await work.tx.updateTable('transactions').set(change).where('transaction_id', '=', id).execute();
}

async function decline(
  work: Work,
  policy: Policy,
  { paymentId, transactionId, paymentMethodId, amount, isDebit, isOnFile }: PolicyCharge,
  answer: Extract<ChargeAnswer, { status: 'declined' }>,
): Promise<void> {
  const { policyId, currency, timeZone } = policy;
  const { code, declineClass = 'soft', waitHours = 0 } = answer;
  // A bank that does not take an order is asked no more by itself, as its owner was promised.
  const isRefused = declineClass === 'hard' || (isDebit && declineClass === 'soft' && code !== timedOutCode);
  const isFinal = isRefused || waitsForPerson(code);
  const today = work.today(timeZone);
  const { terms, autopay } = await loadCollection(work, policy, today);
  const { created, attempt_count: attempt } = await work.tx
    .selectFrom('transactions')
    .select(['created', 'attempt_count'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  const nextAttempt = autopay
    ? nextAttemptAfter(dayInZone(created, timeZone), { today, isFinal, waitHours }, terms)
    : null;
  await work.tx
    .updateTable('payments')
    .set({
      status: 'failed',
      decline_code: answer.code,
      decline_class: isRefused ? 'hard' : declineClass,
      cc_last_four: answer.lastFour,
      bank: answer.account ?? null,
    })
    .where('payment_id', '=', paymentId)
    .execute();
  await setTransaction(work, transactionId, {
    status: 'failed',
    decline_code: answer.code,
    next_attempt: nextAttempt,
    cc_last_four: answer.lastFour,
    bank: answer.account ?? null,
  });
  if (isRefused) await refuseMethod(work, paymentMethodId, code);
  if (isOnFile) await endMethod(work, paymentMethodId);
  if (waitsForPerson(code)) await holdCollection(work, policy, code);
  await work.publish({ type: 'charge_failed', policyId, amount, currency, code: answer.code, attempt, nextAttempt });
}

/** The bank was asked for it: the invoices wait until it has paid. */
async function waitForDebit(
  work: Work,
  policy: Policy,
  { paymentId, transactionId, invoiceIds, paymentMethodId, amount, autopay }: PolicyCharge,
  { reference, account }: Extract<ChargeAnswer, { status: 'processing' }>,
): Promise<void> {
  const { currentQuoteId: quoteId, policyId, contractId, currency } = policy;
  await work.tx
    .updateTable('payments')
    .set({ status: 'processing', gateway_reference: reference, bank: account })
    .where('payment_id', '=', paymentId)
    .execute();
  await setTransaction(work, transactionId, { payment_id: paymentId, bank: account, decline_code: null });
  await keepMethod(work, paymentMethodId, { lastFour: null, bank: account });
  if (invoiceIds.length > 0) {
    await work.tx
      .updateTable('invoices')
      .set({ status: 'pending', pending_payment_id: paymentId })
      .where('invoice_id', 'in', invoiceIds)
      .where('status', 'in', ['issued', 'partly_paid'])
      .execute();
  }
  await issueFirstPaidAhead(work, policy);
  if (autopay === true) {
    await beginAutopay(work, { policyId, contractId, paymentMethodId, kind: 'bank', ends: account });
  }
  await work.publish({ type: 'debit_ordered', quoteId, policyId, amount, currency, account });
}

async function receive(
  work: Work,
  policy: Policy,
  { paymentId, transactionId, paymentMethodId, amount, keep, autopay }: PolicyCharge,
  { reference, lastFour, card, storedToken }: Extract<ChargeAnswer, { status: 'captured' }>,
): Promise<void> {
  const { policyId, contractId, currency, timeZone } = policy;
  const today = work.today(timeZone);
  await work.tx
    .updateTable('payments')
    .set({ status: 'settled', settled: work.now, gateway_reference: reference, cc_last_four: lastFour })
    .where('payment_id', '=', paymentId)
    .execute();
  await setTransaction(work, transactionId, {
    status: 'settled',
    payment_id: paymentId,
    decline_code: null,
    date: today,
    cc_last_four: lastFour,
    bank: null,
  });
  await keepMethod(work, paymentMethodId, { lastFour, bank: null, card, storedToken });
  if (autopay ?? keep !== undefined) {
    await beginAutopay(work, { policyId, contractId, paymentMethodId, kind: 'card', ends: lastFour });
  }
  const unapplied = await takePayment(work, policy, { paymentId, amount });
  await work.publish({ type: 'invoices_paid', policyId, amount, currency, unapplied });
}

/** Decides on the gateway's answer, once. */
export async function finishPolicyCharge(
  work: Work,
  request: PolicyCharge,
  answer: ChargeAnswer,
): Promise<PolicyCharged> {
  const { policy } = await lockPolicy(work, request.policyId);
  if (answer.status === 'captured') await receive(work, policy, request, answer);
  else if (answer.status === 'processing') await waitForDebit(work, policy, request, answer);
  else if (answer.status === 'declined') await decline(work, policy, request, answer);
  else throw new Error('Nothing stops a charge of what is owed');
  // Whoever pays has looked at what held the collection; the clock has not.
  if (answer.status !== 'declined' && request.begunBy !== 'schedule') await releaseHold(work, policy.policyId);
  await followStatus(work, request.policyId);
  await wakeCollection(work, policy.contractId);
  if (answer.status !== 'declined') {
    return { status: answer.status === 'captured' ? 'paid' : 'processing', message: null, code: null };
  }
  return { status: 'declined', ...sentenceOf(answer), code: answer.code };
}

/** Notes on the payment that nobody knows yet what became of it. */
export async function markChargeUnknown(work: Work, { paymentId }: PolicyCharge): Promise<void> {
  await work.tx.updateTable('payments').set({ status: 'unknown' }).where('payment_id', '=', paymentId).execute();
}
