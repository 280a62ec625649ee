import { assertCents, type Cents, sumCents, toCents } from '../../shared/money/money.ts';
import { rational } from '../../shared/money/rational.ts';

/** An invoice as far as it says what of its payments is premium; money in cents. */
export type CollectedOn = { readonly premium: Cents; readonly amount: Cents; readonly paid: Cents };

/** What of a policy's money decides about commission, in cents. */
export type CommissionFigures = {
  /** Premium that is charged now, without fees and taxes. */
  readonly written: Cents;
  readonly invoices: readonly CollectedOn[];
  /** Premium that went back, or is to go back, out of what invoices were paid with. */
  readonly returned: Cents;
};

const least = (...amounts: readonly Cents[]): Cents => Math.min(...amounts);

/**
 * The premium that was collected and is not returned, in cents: of each invoice the share of its premium in what was paid,
 * rounded once from its beginning, so that an invoice that is paid is collected whole. Never more than is charged: what
 * lies above it goes back.
 */
export function collectedPremium({ written, invoices, returned }: CommissionFigures): Cents {
  const paid = sumCents(
    invoices.map(({ premium, amount, paid: part }) =>
      amount <= 0 ? 0 : toCents(rational(BigInt(assertCents(part)) * BigInt(premium), amount)),
    ),
  );
  return Math.max(0, least(paid - returned, written));
}

/** The commission on collected premium at a rate in per cent, in cents, rounded once. Throws a RangeError for another rate. */
export function commissionOn(collected: Cents, ratePercent: number): Cents {
  if (!Number.isInteger(ratePercent) || ratePercent < 0 || ratePercent > 100) {
    throw new RangeError(`${ratePercent} per cent are no commission`);
  }
  return toCents(rational(BigInt(assertCents(collected)) * BigInt(ratePercent), 100));
}

/**
 * What is to be booked so that the commission is that on what is collected now, in cents; below zero it is clawed back. By
 * the difference to what was booked, so that any number of steps comes to the same.
 */
export function commissionDue(figures: CommissionFigures, ratePercent: number, booked: Cents): Cents {
  return commissionOn(collectedPremium(figures), ratePercent) - booked;
}
