import { splitRefund } from '@roadworthy/core/billing/split-refund.ts';
import type { Work } from '../../kernel/work.ts';

/** A part of a refund, the payment that it goes back to, and the end of its card's or account's number. */
export type RefundTarget = {
  readonly paymentId: string;
  readonly amount: number;
  readonly end: string | null;
  readonly reference: string;
};

/** Where a refund goes back to: the payments that were made, the newest first, each for no more than is left of it. */
export async function refundTargets(
  { tx }: Pick<Work, 'tx'>,
  policyId: string,
  refund: number,
): Promise<readonly RefundTarget[]> {
  const payments = await tx
    .selectFrom('payments as p')
    .innerJoin('transactions as t', 't.payment_id', 'p.payment_id')
    .select(['p.payment_id', 'p.amount', 'p.cc_last_four', 'p.bank', 'p.gateway_reference'])
    .where('t.policy_id', '=', policyId)
    .where('t.type', '=', 'charge')
    .where('p.status', '=', 'settled')
    .orderBy('p.created', 'desc')
    .execute();
  const back = await tx
    .selectFrom('refund_payouts as o')
    .innerJoin('policy_refunds as r', 'r.policy_refund_id', 'o.policy_refund_id')
    .select(['o.payment_id', 'o.amount'])
    .where('r.policy_id', '=', policyId)
    .where('o.status', '<>', 'failed')
    .execute();
  const refundedOf = (id: string) => back.reduce((sum, one) => (one.payment_id === id ? sum + one.amount : sum), 0);
  const { parts } = splitRefund(
    refund,
    payments.map((row) => ({ paymentId: row.payment_id, amount: row.amount, refunded: refundedOf(row.payment_id) })),
  );
  return parts.map(({ paymentId, amount }) => {
    const row = payments.find((one) => one.payment_id === paymentId);
    return { paymentId, amount, end: row?.cc_last_four ?? row?.bank ?? null, reference: row?.gateway_reference ?? '' };
  });
}
