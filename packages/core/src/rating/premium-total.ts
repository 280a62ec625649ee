import type { Cents } from '../shared/money/money.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { type Findings, reportMissing } from './findings.ts';
import { type RateBook, rowsOf } from './book/rate-book.ts';
import type { AppliedDiscount, Fee } from './rating.ts';
import type { LineSubject } from './rating-subject.ts';
import type { RateStructure } from './rate-structure.ts';
import { words } from '../shared/words.ts';

/** What the coverages of one object add up to, and the least that it must cost in hundredths of a cent. */
export type VehiclePremium = { readonly cents: Cents; readonly minimum: number };

export type PremiumTotal = {
  readonly discounts: readonly AppliedDiscount[];
  readonly fees: readonly Fee[];
  readonly subtotal: Cents;
  readonly minimum_top_up: Cents;
  readonly total: Cents;
};

type Discounts = NonNullable<RateStructure['discounts']>;

function isGranted(code: string, { follows }: Discounts, subject: LineSubject): boolean {
  const from = Object.hasOwn(follows, code) ? ownValue(follows, code) : undefined;
  return from ? ownValue(subject, from.answer) === from.is : subject.discounts.includes(code);
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
  subject: LineSubject,
  book: RateBook,
  findings: Findings,
): AppliedDiscount[] {
  const { discounts } = book.structure;
  if (!discounts) return [];
  const cap = rowsOf(book, discounts.cap).byKey.get('all')?.amount ?? 0;
  const rows = rowsOf(book, discounts.table);
  const applied: AppliedDiscount[] = [];
  let percent = 0;
  for (const code of discounts.order) {
    if (!isGranted(code, discounts, subject)) continue;
    const granted = rows.byKey.get(code)?.amount ?? null;
    if (granted === null)
      reportMissing(
        findings,
        'discounts',
        words(
          'One of the discounts is not in this rate book.',
          'L’un des rabais n’est pas dans ce manuel de tarification.',
        ),
      );
    const reached = Math.min(cap, percent + (granted ?? 0));
    const cents = halfUp(subtotal * reached) - halfUp(subtotal * percent);
    if (reached > percent) applied.push({ code, percent: reached - percent, cents });
    percent = reached;
  }
  return applied;
}

/**
 * The least that an object of a group costs for the term, in hundredths of a cent: the row's amount, or as much of it as
 * the term is of a year (`share` is hundredths of one).
 */
export function minimumOf(group: string, share: number, book: RateBook): number {
  const { minimum } = book.structure;
  if (!minimum) return 0;
  const amount = rowsOf(book, minimum.table).byKey.get(group)?.amount ?? 0;
  return amount * (minimum.prorated ? share : 100);
}

/** The fees of a policy, in cents. */
export function feesOf(book: RateBook): Fee[] {
  return book.structure.fees.map(({ code, table }) => {
    return { code, cents: rowsOf(book, table).byKey.get('all')?.amount ?? 0 };
  });
}

/**
 * Coverages less discounts, at least the minimum of each object, and the fees (docs/rules.md, rating). An object's
 * discounted premium is compared with its minimum exactly and the sum is rounded once, which agrees with the rounded
 * discount to the cent when no minimum applies, and stays monotone when one does.
 */
export function totalPremium(
  vehicles: readonly VehiclePremium[],
  subject: LineSubject,
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
  for (const { cents, minimum } of vehicles) hundredths += Math.max(cents * (100 - percent), minimum);
  const net = halfDown(hundredths);
  let total = net;
  const fees = feesOf(book);
  for (const fee of fees) total += fee.cents;
  return { discounts, fees, subtotal, minimum_top_up: net - discounted, total };
}
