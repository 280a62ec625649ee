import type { Cents } from '../../shared/money/money.ts';

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

/** A refund with what of it is fees, lay unapplied, and is paid in advance of an end; cents, together no more than it. */
export type RefundParts = {
  readonly amount: Cents;
  readonly fees: Cents;
  readonly unapplied: Cents;
  readonly advanced: Cents;
};

/** A refund of which only so much stays as it is, and the rest becomes a refund of its own: nothing of it is counted twice. */
export function partRefund(
  whole: RefundParts,
  amount: Cents,
): { readonly stays: RefundParts; readonly rest: RefundParts } {
  if (amount < 0 || amount > whole.amount) throw new RangeError(`${amount} cents are no part of ${whole.amount}`);
  const fees = Math.min(whole.fees, amount);
  const unapplied = Math.min(whole.unapplied, amount - fees);
  const advanced = Math.min(whole.advanced, amount - fees - unapplied);
  return {
    stays: { amount, fees, unapplied, advanced },
    rest: {
      amount: whole.amount - amount,
      fees: whole.fees - fees,
      unapplied: whole.unapplied - unapplied,
      advanced: whole.advanced - advanced,
    },
  };
}
