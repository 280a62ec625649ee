import { randomUUID } from 'node:crypto';
import { interestOwedEntries, refundPaidEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import { decidePayRefund, decideRefundPayout } from '@roadworthy/core/billing/refunds/refund-policy.ts';
import { lateInterest } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { GatewayRefusedError, GatewayUnknownError, type PaymentGateway } from '@roadworthy/providers/payments/port.ts';
import type { Selectable } from 'kysely';
import type { MutationResults } from '../../generated/operations.ts';
import { operation } from '../../kernel/operation.ts';
import { notFound } from '../../kernel/errors.ts';
import { beginAsSystem } from '../../kernel/jobs/run-process.ts';
import { defineProcess, type Outcome } from '../../kernel/jobs/process.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { recordActivity } from '../../policies/record-activity.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { longestBindMs } from '../collection/abandon-charge.ts';
import { writeLedger } from '../write-ledger.ts';
import { holdPart } from './hold-part.ts';
import { refundTargets } from './refund-targets.ts';

/** A part of a refund as it is asked of the gateway, under a key of its own. */
type Part = {
  readonly paymentId: string;
  readonly key: string;
  readonly reference: string;
  readonly amount: number;
};
type RefundRequest = {
  readonly policyId: string;
  readonly refundId: string;
  /** Of who is late, in cents. */
  readonly interest: number;
  readonly parts: readonly Part[];
};
/** The gateway's code of why it will not, part by part; null for one that went back. */
type Answers = Readonly<Record<string, string | null>>;
type Refund = Selectable<Database['policy_refunds']>;

async function lockRefund({ tx }: Work, policyId: string, refundId: string): Promise<Refund> {
  const row = await tx
    .selectFrom('policy_refunds')
    .selectAll()
    .where('policy_refund_id', '=', refundId)
    .where('policy_id', '=', policyId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function isUnderWay({ tx }: Work, refundId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('payment_id')
    .where('policy_refund_id', '=', refundId)
    .where('status', 'in', ['pending', 'unknown'])
    .executeTakeFirst();
  return row !== undefined;
}

/** The interest on so much of a refund that goes out on a day, in cents. */
function interestOn(refund: Refund, amount: number, on: Day): number {
  const clock = {
    due: day(refund.due_date),
    interestPercent: refund.interest_percent,
    leastReturnShare: 0,
    source: refund.clock_source,
    grade: refund.clock_grade,
  };
  return lateInterest(amount, clock, on);
}

/** The refund with the interest of who is late, and the payments that it goes back to; `uncovered` is of it without interest. */
async function findWay(work: Work, { timeZone }: Policy, refund: Refund) {
  const interest = interestOn(refund, refund.amount, work.today(timeZone));
  const { targets, uncovered } = await refundTargets(work, refund.policy_id, refund.amount + interest);
  return { interest, targets, uncovered: Math.max(uncovered - interest, 0) };
}

/** Writes down what will be asked of the gateway, before it is asked. */
async function writeParts(
  work: Work,
  refund: Refund,
  targets: Awaited<ReturnType<typeof findWay>>['targets'],
): Promise<readonly Part[]> {
  const parts = targets.map(({ amount, payment }) => {
    const paymentId = randomUUID();
    return { paymentId, key: `${paymentId}:refund`, amount, payment };
  });
  const { policy_id, policy_refund_id, transaction_id, currency } = refund;
  const { gateway } = work.platform.payments.cardForm;
  const begun_by = work.actor.kind === 'system' ? 'schedule' : 'staff';
  await work.tx
    .insertInto('payments')
    .values(
      parts.map(({ paymentId: payment_id, key: gateway_key, amount, payment }) => ({
        payment_id,
        organization_id: work.organizationId,
        policy_id,
        policy_refund_id,
        transaction_id,
        gateway_key,
        gateway,
        gateway_reference: payment.reference,
        amount,
        currency,
        begun_by,
        cc_last_four: payment.lastFour,
        bank: payment.bank,
        method_kind: payment.kind,
        returns_payment_id: payment.paymentId,
        direction: 'out' as const,
        status: 'pending' as const,
      })),
    )
    .execute();
  return parts.map(({ payment: { reference }, ...part }) => ({ ...part, reference }));
}

/** Asks for one part: under its key for as long as the gateway keeps keys, afterwards only what became of it. */
async function sendPart(gateway: PaymentGateway, { key, reference, amount }: Part, isLate: boolean) {
  try {
    const found = isLate ? await gateway.lookUp(key) : await gateway.refund({ key, reference, amount });
    if (found.status === 'refunded') return null;
    return (found.status === 'not_found' ? null : found.declineCode) ?? 'refund_refused';
  } catch (error) {
    if (error instanceof GatewayRefusedError) return error.code;
    throw error;
  }
}

async function sendParts(gateway: PaymentGateway, parts: readonly Part[], isLate: boolean): Promise<Outcome<Answers>> {
  const answers: [paymentId: string, answer: string | null][] = [];
  try {
    for (const part of parts) answers.push([part.paymentId, await sendPart(gateway, part, isLate)]);
  } catch (error) {
    if (error instanceof GatewayUnknownError) return { known: false };
    throw error;
  }
  return { known: true, answer: Object.fromEntries(answers) };
}

/** Interest that the payments that were made cannot take: it is owed by itself, and goes out by check or transfer. */
async function oweInterest(work: Work, refund: Refund, { timeZone }: Policy, amount: number): Promise<void> {
  const { organization_id, policy_id, currency } = refund;
  const on = work.today(timeZone);
  const entries = interestOwedEntries(amount);
  await writeLedger(work, policy_id, [{ kind: 'refund_interest', effectiveDate: on, entries }]);
  const { transaction_id } = await work.tx
    .insertInto('transactions')
    .values({ organization_id, policy_id, amount, date: on, type: 'refund', status: 'pending' })
    .returning('transaction_id')
    .executeTakeFirstOrThrow();
  await work.tx
    .insertInto('policy_refunds')
    .values({
      organization_id,
      policy_id,
      currency,
      amount,
      reason: 'late_interest',
      status: 'held',
      hold_reason: otherWay,
      policy_transaction_id: refund.policy_transaction_id,
      transaction_id,
      due_date: refund.due_date,
      interest_percent: 0,
      clock_source: refund.clock_source,
      clock_grade: refund.clock_grade,
      created: work.now,
    })
    .execute();
}

/** Why a refund is held that no payment can take back: somebody pays it by check or transfer. */
const otherWay = 'other_way';

/** What went back, in the books and where people read of it. */
async function book(work: Work, refund: Refund, owed: number, interest: number): Promise<void> {
  const { policy } = await lockPolicy(work, refund.policy_id);
  const { policyId, currentQuoteId: quoteId, currency, timeZone } = policy;
  const on = work.today(timeZone);
  const amount = owed + interest;
  const entries = refundPaidEntries(owed, interest);
  await writeLedger(work, policyId, [{ kind: 'refund_paid', effectiveDate: on, entries }]);
  await work.tx
    .updateTable('policy_refunds')
    .set({ status: 'paid', paid: work.now, interest })
    .where('policy_refund_id', '=', refund.policy_refund_id)
    .execute();
  await work.tx
    .updateTable('transactions')
    .set({ status: 'settled', amount, date: on })
    .where('transaction_id', '=', refund.transaction_id)
    .execute();
  const { quote } = await loadQuote(work, quoteId);
  await recordActivity(work, policy, { action: 'refund', change: 0, quote });
  await work.publish({ type: 'refund_paid', policyId, quoteId, amount, currency });
}

async function finish(work: Work, { policyId, refundId, parts, interest }: RefundRequest, answers: Answers) {
  const { policy } = await lockPolicy(work, policyId);
  const refund = await lockRefund(work, policyId, refundId);
  for (const { paymentId } of parts) {
    const code = ownValue(answers, paymentId) ?? null;
    const status =
      code === null
        ? ({ status: 'settled', settled: work.now } as const)
        : ({ status: 'failed', decline_code: code } as const);
    await work.tx.updateTable('payments').set(status).where('payment_id', '=', paymentId).execute();
  }
  const sent = sumCents(
    parts.flatMap(({ paymentId, amount }) => (ownValue(answers, paymentId) === null ? [amount] : [])),
  );
  const code = Object.values(answers).find((answer) => answer !== null) ?? null;
  const owed = Math.min(sent, refund.amount);
  if (code !== null && owed < refund.amount) await holdPart(work, refund, { amount: owed, interest: 0 }, code);
  if (sent > 0) {
    const all = owed === refund.amount ? interest : interestOn(refund, owed, work.today(policy.timeZone));
    const now = Math.min(sent - owed, all);
    await book(work, refund, owed, now);
    if (all > now) await oweInterest(work, refund, policy, all - now);
  }
  return resultOf(refund, code === null ? 'paid' : 'held');
}

const resultOf = (
  { policy_id, transaction_id }: Pick<Refund, 'policy_id' | 'transaction_id'>,
  status: string,
): MutationResults['pay_refund'] => ({
  status,
  policy: { policy_id },
  transaction: transaction_id === null ? null : { transaction_id },
});

/**
 * Sends what is owed back to the payments that were made: by the clock, or by somebody for one that is held. Killed
 * anywhere it goes on under the same keys, so that nobody is paid twice.
 */
export const payRefund = defineProcess<'pay_refund', RefundRequest, Answers>({
  name: 'pay_refund',
  permission: 'billing:refund',
  root: 'policy_id',
  example: { policy_refund_id: '00000000-0000-4000-8000-000000000000' },
  subject: ({ refundId }) => ({ table: 'policy_refunds', id: refundId }),
  async begin(work) {
    const { policy_id: policyId, policy_refund_id: refundId } = work.input;
    const { policy } = await lockPolicy(work, policyId);
    const refund = await lockRefund(work, policyId, refundId);
    const { interest, targets, uncovered } = await findWay(work, policy, refund);
    const { status } = refund;
    const facts = { status, isUnderWay: await isUnderWay(work, refundId), uncovered };
    const decision = decidePayRefund(facts, work.actor.kind === 'system');
    if (!decision.ok) return decision;
    return { policyId, refundId, interest, parts: await writeParts(work, refund, targets) };
  },
  call: ({ request, created }, { payments, clock }) =>
    sendParts(payments, request.parts, clock.now().getTime() - created.getTime() > longestBindMs),
  finish: (work, { request }, answers) => finish(work, request, answers),
  async markUnknown(work, { request: { parts } }) {
    const ids = parts.map(({ paymentId }) => paymentId);
    await work.tx.updateTable('payments').set({ status: 'unknown' }).where('payment_id', 'in', ids).execute();
  },
  pending: () => ({ status: 'pending', policy: null, transaction: null }),
});

/** Notes that somebody paid a held refund by check or transfer, with the interest of who is late. */
export const recordRefundPayout = operation({
  name: 'record_refund_payout',
  permission: 'billing:refund',
  root: 'policy_id',
  example: { policy_refund_id: '00000000-0000-4000-8000-000000000000', paid_by: 'check', reference: '1042' },
  async run(work) {
    const { policy_id: policyId, policy_refund_id: refundId } = work.input;
    const { policy } = await lockPolicy(work, policyId);
    const refund = await lockRefund(work, policyId, refundId);
    const facts = { status: refund.status, isUnderWay: await isUnderWay(work, refundId) };
    const decision = decideRefundPayout(facts, { paidBy: work.input.paid_by, reference: work.input.reference });
    if (!decision.ok) return decision;
    const interest = interestOn(refund, refund.amount, work.today(policy.timeZone));
    const { paidBy, reference } = decision.event;
    const paymentId = randomUUID();
    await work.tx
      .insertInto('payments')
      .values({
        payment_id: paymentId,
        organization_id: work.organizationId,
        policy_id: policyId,
        policy_refund_id: refundId,
        transaction_id: refund.transaction_id,
        gateway_key: `${paymentId}:payout`,
        gateway: paidBy,
        payout_kind: paidBy,
        payout_reference: reference,
        amount: refund.amount + interest,
        currency: refund.currency,
        begun_by: 'staff',
        method_kind: 'bank',
        direction: 'out',
        status: 'settled',
        settled: work.now,
      })
      .execute();
    await book(work, refund, refund.amount, interest);
    return resultOf(refund, 'paid');
  },
});

/** Refunds that are to go out, the oldest first. */
export const refundsOwed = `
  select organization_id, policy_refund_id from policy_refunds where status = 'owed' order by created limit 200`;

/** Begins to send a refund that is owed; one that no payment can take back is held, so that somebody looks at it. */
export async function sendOwedRefund(work: Work, refundId: string): Promise<void> {
  const { policy_id } = await work.tx
    .selectFrom('policy_refunds')
    .select('policy_id')
    .where('policy_refund_id', '=', refundId)
    .executeTakeFirstOrThrow();
  const { policy } = await lockPolicy(work, policy_id);
  const refund = await lockRefund(work, policy_id, refundId);
  if (refund.status !== 'owed' || (await isUnderWay(work, refundId))) return;
  const { uncovered } = await findWay(work, policy, refund);
  if (uncovered > 0) await holdPart(work, refund, { amount: 0, interest: 0 }, 'payments_exhausted');
  else await beginAsSystem(work, payRefund, { policy_id, policy_refund_id: refundId });
}
