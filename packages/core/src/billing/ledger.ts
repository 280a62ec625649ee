import type { Rating } from '../rating/rating.ts';
import { assertCents, sumCents, type Cents } from '../shared/money.ts';
import { allocateCents } from './allocate-cents.ts';
import type { Allocated, Allocation } from './allocate-payment.ts';
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

/** What a settled payment books: cash against the receivable of each invoice it pays, and what is left as unapplied. */
export function receivedEntries({ allocations, unapplied }: Allocated): LedgerEntry[] {
  const amount = sumCents(allocations.map((one) => one.amount)) + assertCents(unapplied);
  if (amount <= 0) throw new RangeError(`${amount} cents are no payment`);
  return booked([
    {
      ...nowhere,
      account: 'cash',
      amount,
      invoiceId: allocations.length === 1 ? (allocations[0]?.invoiceId ?? null) : null,
    },
    ...allocations.map((one) => receivable(-one.amount, one.invoiceId)),
    { ...nowhere, account: 'unapplied_cash', amount: -unapplied },
  ]);
}

/** What money books that lay unapplied and pays invoices now. */
export function applicationEntries(allocations: readonly Allocation[]): LedgerEntry[] {
  const amount = sumCents(allocations.map((one) => one.amount));
  return booked([
    { ...nowhere, account: 'unapplied_cash', amount },
    ...allocations.map((one) => receivable(-one.amount, one.invoiceId)),
  ]);
}

/** What the fee of an instalment books on the day that its invoice is issued; nothing without one. */
export function feeEntries(fees: Cents, invoiceId: string): LedgerEntry[] {
  return booked([
    receivable(assertCents(fees), invoiceId),
    { ...nowhere, account: 'installment_fees', amount: -fees, invoiceId },
  ]);
}

/** What a payment that its bank sent back books: the opposite of what it booked. */
export function returnedEntries(received: Allocated): LedgerEntry[] {
  return receivedEntries(received).map((entry) => ({ ...entry, amount: -entry.amount }));
}

function receivable(amount: Cents, invoiceId: string): LedgerEntry {
  return { ...nowhere, account: 'premium_receivable', amount, invoiceId };
}
