import type { Cents } from '../shared/money.ts';

/** A payment that was made, and what of it went back already; money in cents. */
export type RefundablePayment = { readonly paymentId: string; readonly amount: Cents; readonly refunded: Cents };

/** A part of a refund and the payment that it goes back to. */
export type RefundPart = { readonly paymentId: string; readonly amount: Cents };

/**
 * Where a refund goes back to: the payments in the order that is given, each for no more than is left of it; what is more
 * than all of them is left over (docs/rules.md, refunds).
 */
export function splitRefund(
  refund: Cents,
  payments: readonly RefundablePayment[],
): { readonly parts: readonly RefundPart[]; readonly left: Cents } {
  let left = refund;
  const parts = payments.flatMap(({ paymentId, amount, refunded }) => {
    const part = Math.min(left, Math.max(amount - refunded, 0));
    left -= part;
    return part === 0 ? [] : [{ paymentId, amount: part }];
  });
  return { parts, left };
}

/** What of a part that came back is the refund itself and what its interest, in cents: each by its share, the interest rounded down. */
export function refundSplit(
  part: Cents,
  { amount, interest }: { readonly amount: Cents; readonly interest: Cents },
): { readonly principal: Cents; readonly interest: Cents } {
  const ofInterest = Number((BigInt(part) * BigInt(interest)) / BigInt(amount + interest));
  return { principal: part - ofInterest, interest: ofInterest };
}
