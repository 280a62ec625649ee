import {
  decideDebitStep,
  type DebitStatus,
  type DebitStep,
  disputeChange,
} from '@roadworthy/core/billing/collection/follow-debit.ts';
import type { PaymentStatus } from '@roadworthy/core/billing/vocabulary.ts';
import type { PaymentResult } from '@roadworthy/providers/payments/port.ts';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import type { Work } from '../../kernel/work.ts';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import { captureKeyOf } from '../charge.ts';
import { followRefund } from '../refunds/follow-refund.ts';
import { giveBackDebit } from './give-back-debit.ts';
import { bookDisputeFee, sendDebitBack, settleDebit, type DebitOnBooks } from './settle-debit.ts';

type Payment = {
  readonly paymentId: string;
  /** Null unless a quote was bought with it. */
  readonly quoteId: string | null;
  readonly gatewayKey: string;
  readonly amount: number;
  readonly status: PaymentStatus;
  readonly isDebit: boolean;
};

async function readPayment({ tx }: Work, paymentId: string): Promise<Payment | null> {
  const row = await tx
    .selectFrom('payments')
    .select(['quote_id', 'gateway_key', 'amount', 'status', 'method_kind'])
    .where('payment_id', '=', paymentId)
    .where('direction', '=', 'in')
    .executeTakeFirst();
  if (!row) return null;
  const { quote_id: quoteId, gateway_key: gatewayKey, amount, status } = row;
  return { paymentId, quoteId, gatewayKey, amount, status, isDebit: row.method_kind === 'bank' };
}

/** Whether its bank may still have something to say of it: a charge of a card asks for itself until it is settled. */
const isFollowed = ({ isDebit, status }: Payment): boolean => isDebit || status === 'settled' || status === 'returned';

/** The payment under its own lock, with what it was booked as; its policy is locked first, as by every writer of one. */
async function lockDebit(work: Work, payment: Payment): Promise<DebitOnBooks | null> {
  const charge = await work.tx
    .selectFrom('transactions')
    .select(['transaction_id', 'policy_id'])
    .where('payment_id', '=', payment.paymentId)
    .where('type', '=', 'charge')
    .executeTakeFirst();
  if (charge) {
    await work.tx
      .selectFrom('policies')
      .select('policy_id')
      .where('policy_id', '=', charge.policy_id)
      .forUpdate()
      .execute();
  }
  const { status, amount, currency, bank, payment_method_id, disputed, dispute_fee } = await work.tx
    .selectFrom('payments')
    .select(['status', 'amount', 'currency', 'bank', 'payment_method_id', 'disputed', 'dispute_fee'])
    .where('payment_id', '=', payment.paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const locked = {
    ...payment,
    status,
    amount,
    currency,
    disputed,
    disputeFee: dispute_fee,
    account: bank,
    paymentMethodId: payment_method_id,
  };
  return charge ? { ...locked, policyId: charge.policy_id, transactionId: charge.transaction_id } : null;
}

/** A part of a payment that stands is disputed, or was: what its bank has of it now is owed, and what it gave back counts. */
async function followPart(work: Work, booked: DebitOnBooks, taken: number, code: string): Promise<void> {
  const change = disputeChange(booked, taken);
  if (change > 0) await sendDebitBack(work, booked, taken, code);
  if (change < 0) await settleDebit(work, booked, taken, taken === 0 ? null : code);
}

async function carryOut(work: Work, payment: Payment, found: PaymentResult, status: DebitStatus): Promise<void> {
  const booked = await lockDebit(work, payment);
  if (!booked) return;
  const code = found.declineCode ?? (booked.isDebit ? 'debit_failed' : 'chargeback');
  const taken = found.takenBack ?? 0;
  const step: DebitStep | null = decideDebitStep(booked.status, status);
  if (step === 'settle') await settleDebit(work, booked, taken, taken === 0 ? null : code);
  else if (step === 'send_back') await sendDebitBack(work, booked, booked.amount, code);
  else if (booked.status === 'settled' && status === 'captured') await followPart(work, booked, taken, code);
  if (booked.status === 'settled' || booked.status === 'returned') {
    await bookDisputeFee(work, booked, found.disputeFee ?? 0);
  }
}

async function noteRequested(
  work: Work,
  paymentId: string,
  change: { status?: PaymentStatus; gateway_reference?: string } = {},
): Promise<void> {
  await work.tx
    .updateTable('payments')
    .set({ followed: work.now, ...change })
    .where('payment_id', '=', paymentId)
    .execute();
}

/**
 * Asks the gateway what became of a debit, or of the charge of a card that was disputed, and does what follows, once
 * however often it is told. What a webhook says is no more than a reason to ask, so that none counts that is late,
 * doubled, out of order, or lost.
 */
export async function followDebit(
  kernel: Kernel,
  { paymentId, organizationId }: JobData['follow-debit'],
): Promise<void> {
  const within = <Result>(step: (work: Work) => Promise<Result>) =>
    inOrganization(kernel, organizationId, systemRequest(`debit:${paymentId}`), step);
  await followRefund(kernel, organizationId, paymentId);
  const payment = await within((work) => readPayment(work, paymentId));
  if (!payment || !isFollowed(payment)) return;
  const gateway = kernel.platform.payments;
  const found = await gateway.lookUp(payment.isDebit ? payment.gatewayKey : captureKeyOf(payment.gatewayKey));
  if (found.status === 'not_found' || found.status === 'authorized' || found.status === 'refunded') {
    await within((work) => noteRequested(work, paymentId));
    return;
  }
  const { status: current, reference } = found;
  if (decideDebitStep(payment.status, current) === 'give_back') {
    const status = await giveBackDebit(gateway, payment, found);
    kernel.platform.log.warn({ paymentId, status }, 'a debit that nothing was sold for is given back');
    await within((work) => noteRequested(work, paymentId, { status, gateway_reference: reference }));
    return;
  }
  await within(async (work) => {
    await carryOut(work, payment, found, current);
    await noteRequested(work, paymentId);
  });
}
