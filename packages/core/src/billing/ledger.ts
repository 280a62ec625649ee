import type { Rating } from '../rating/rating.ts';
import { assertCents, sumCents, type Cents } from '../shared/money.ts';
import { allocateCents } from './allocate-cents.ts';
import type { LedgerAccount } from './vocabulary.ts';

/** One line of a ledger transaction, in cents: a debit is positive, a credit negative, and never zero. */
export type LedgerEntry = {
  readonly account: LedgerAccount;
  readonly amount: Cents;
  readonly coverage: string | null;
  readonly vehicleId: string | null;
  readonly invoiceId: string | null;
};

/** The priced parts of a rating that are booked. */
export type BookedRating = Pick<Rating, 'items' | 'discounts' | 'fees' | 'subtotal' | 'minimum_top_up' | 'total'>;

const nowhere = { coverage: null, vehicleId: null, invoiceId: null };

function booked(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const lines = entries.filter((entry) => entry.amount !== 0);
  const sum = sumCents(lines.map((entry) => entry.amount));
  if (sum !== 0) throw new RangeError(`ledger entries sum to ${sum} cents instead of zero`);
  return lines;
}

/** A credit of written premium for each coverage of each vehicle. */
function creditItems({ items }: BookedRating, amounts: readonly Cents[]): LedgerEntry[] {
  return items.map(({ coverage, vehicleId }, index) => ({
    account: 'written_premium',
    amount: -(amounts[index] ?? 0),
    coverage,
    vehicleId,
    invoiceId: null,
  }));
}

/** Credits cents in proportion to what each coverage costs; a minimum premium above nothing at all stands alone. */
function creditShare(rating: BookedRating, cents: Cents): LedgerEntry[] {
  const weights = rating.items.map((item) => item.cents);
  if (sumCents(weights) === 0) return [{ ...nowhere, account: 'written_premium', amount: -cents }];
  return creditItems(rating, allocateCents(cents, weights));
}

/**
 * What binding books: the receivable against written premium, a line for each coverage of each vehicle, and the fees.
 * Discounts and the top-up to the minimum premium are further lines of the same coverages, allocated in proportion, so
 * that the lines of a coverage add up to what was written for it. Throws a RangeError for a rating without a total, or
 * one whose parts do not make its total.
 */
export function newBusinessEntries(rating: BookedRating): LedgerEntry[] {
  if (rating.total === null) throw new RangeError('a rating without a total cannot be booked');
  const discount = sumCents(rating.discounts.map((one) => one.cents));
  const fees = sumCents(rating.fees.map((fee) => fee.cents));
  return booked([
    { ...nowhere, account: 'premium_receivable', amount: assertCents(rating.total) },
    ...creditItems(
      rating,
      rating.items.map((item) => item.cents),
    ),
    ...creditShare(rating, -discount),
    ...creditShare(rating, rating.minimum_top_up),
    { ...nowhere, account: 'policy_fees', amount: -fees },
  ]);
}

/**
 * What a payment that its bank sent back books: the receivable again, against the cash that is gone. Throws a
 * RangeError unless it is positive.
 */
export function returnEntries(amount: Cents, invoiceId: string | null): LedgerEntry[] {
  return booked(paymentEntries(amount, invoiceId).map((entry) => ({ ...entry, amount: -entry.amount })));
}

/** What a settled payment of an invoice books: cash against the receivable. Throws a RangeError unless it is positive. */
export function paymentEntries(amount: Cents, invoiceId: string | null): LedgerEntry[] {
  if (assertCents(amount) <= 0) throw new RangeError(`${amount} cents are no payment`);
  return booked([
    { ...nowhere, account: 'cash', amount, invoiceId },
    { ...nowhere, account: 'premium_receivable', amount: -amount, invoiceId },
  ]);
}
