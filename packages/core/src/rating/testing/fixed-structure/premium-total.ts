import type { Cents } from '../../../shared/money/money.ts';
import { type Findings, reportMissing } from './findings.ts';
import type { RateBook } from './rate-book.ts';
import type { AppliedDiscount, Fee } from './fixed-rating.ts';
import type { RatingSubject } from './fixed-subject.ts';
import { type DiscountCode, discountCodes } from '../../vocabulary.ts';

/** What one vehicle's coverages add up to, and the least that it must cost. */
export type VehiclePremium = { readonly cents: Cents; readonly minimum: Cents };

export type PremiumTotal = {
  readonly discounts: readonly AppliedDiscount[];
  readonly fees: readonly Fee[];
  readonly subtotal: Cents;
  readonly minimum_top_up: Cents;
  readonly total: Cents;
};

function isGranted(code: DiscountCode, subject: RatingSubject): boolean {
  return code === 'paid_in_full' ? subject.paymentTerm === 'pay_in_full' : subject.discounts.includes(code);
}

// All amounts are whole and percentages whole, so hundredths of a cent are exact.
const halfUp = (hundredths: number) => Math.floor((hundredths + 50) / 100);
const halfDown = (hundredths: number) => Math.floor((hundredths + 49) / 100);

/**
 * The discounts on a subtotal: hu(subtotal x min(sum, cap)). Each takes its part of that amount in the book's order, so
 * the parts add up to it and the last ones give way to the cap.
 */
export function applyDiscounts(
  subtotal: Cents,
  subject: RatingSubject,
  book: RateBook,
  findings: Findings,
): AppliedDiscount[] {
  const cap = book.rows.discount_cap.byKey.get('all')?.amount ?? 0;
  const applied: AppliedDiscount[] = [];
  let percent = 0;
  for (const code of discountCodes) {
    if (!isGranted(code, subject)) continue;
    const granted = book.rows.discount.byKey.get(code)?.amount ?? null;
    if (granted === null) reportMissing(findings, 'discounts');
    const reached = Math.min(cap, percent + (granted ?? 0));
    const cents = halfUp(subtotal * reached) - halfUp(subtotal * percent);
    if (reached > percent) applied.push({ code, percent: reached - percent, cents });
    percent = reached;
  }
  return applied;
}

/**
 * Coverages less discounts, at least the minimum of each vehicle, and the policy fee (docs/rules.md, rating). A vehicle's discounted
 * premium is compared with its minimum exactly and the sum is rounded once, which agrees with the rounded discount to
 * the cent when no minimum applies, and stays monotone when one does.
 */
export function totalPremium(
  vehicles: readonly VehiclePremium[],
  subject: RatingSubject,
  book: RateBook,
  findings: Findings,
): PremiumTotal {
  let subtotal = 0;
  for (const vehicle of vehicles) subtotal += vehicle.cents;
  const discounts = applyDiscounts(subtotal, subject, book, findings);
  let percent = 0;
  let discounted = subtotal;
  for (const discount of discounts) {
    percent += discount.percent;
    discounted -= discount.cents;
  }
  let hundredths = 0;
  for (const { cents, minimum } of vehicles) hundredths += Math.max(cents * (100 - percent), minimum * 100);
  const net = halfDown(hundredths);
  const fee = book.rows.policy_fee.byKey.get('all')?.amount ?? 0;
  const fees: Fee[] = [{ code: 'policy_fee', cents: fee }];
  return { discounts, fees, subtotal, minimum_top_up: net - discounted, total: net + fee };
}
