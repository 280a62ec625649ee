import { splitRefund } from '@roadworthy/core/billing/refunds/split-refund.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import type { PaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { Work } from '../../kernel/work.ts';

/** A payment that was made, and what of it went or goes back, in cents. */
export type ReturnablePayment = {
  readonly paymentId: string;
  readonly amount: number;
  readonly refunded: number;
  readonly kind: PaymentMethodKind;
  /** The end of its card's or account's number. */
  readonly lastFour: string | null;
  readonly bank: string | null;
  readonly reference: string;
};

/** A part of a refund and the payment that it goes back to. */
export type RefundTarget = { readonly amount: number; readonly payment: ReturnablePayment };

/** The payments of a policy that came in, the newest first. */
export async function returnablePayments(
  { tx }: Pick<Work, 'tx'>,
  policyId: string,
): Promise<readonly ReturnablePayment[]> {
  const rows = await tx
    .selectFrom('payments as p')
    .innerJoin('transactions as t', 't.payment_id', 'p.payment_id')
    .select([
      'p.payment_id',
      'p.amount',
      'p.disputed',
      'p.method_kind',
      'p.cc_last_four',
      'p.bank',
      'p.gateway_reference',
    ])
    .where('t.policy_id', '=', policyId)
    .where('t.type', '=', 'charge')
    .where('p.status', '=', 'settled')
    .orderBy('p.created', 'desc')
    .execute();
  const back = await tx
    .selectFrom('payments')
    .select(['returns_payment_id', 'amount'])
    .where('policy_id', '=', policyId)
    .where('direction', '=', 'out')
    .where('status', '<>', 'failed')
    .execute();
  const refundedOf = (id: string) =>
    sumCents(back.flatMap((one) => (one.returns_payment_id === id ? [one.amount] : [])));
  return rows.map((row) => ({
    paymentId: row.payment_id,
    // What its bank has taken back does not go back once more.
    amount: row.amount - row.disputed,
    refunded: refundedOf(row.payment_id),
    kind: row.method_kind,
    lastFour: row.cc_last_four,
    bank: row.bank,
    reference: row.gateway_reference ?? '',
  }));
}

/** Where a refund goes back to: the payments that were made, the newest first, each for no more than is left of it. */
export async function refundTargets(
  work: Pick<Work, 'tx'>,
  policyId: string,
  refund: number,
): Promise<{ readonly targets: readonly RefundTarget[]; readonly uncovered: number }> {
  const payments = await returnablePayments(work, policyId);
  const { parts, left } = splitRefund(refund, payments);
  const targets = parts.flatMap(({ paymentId, amount }) => {
    const payment = payments.find((one) => one.paymentId === paymentId);
    return payment ? [{ amount, payment }] : [];
  });
  return { targets, uncovered: left };
}
