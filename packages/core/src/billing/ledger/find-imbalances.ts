import type { Cents } from '../../shared/money/money.ts';
import type { BalanceRule } from '../vocabulary.ts';

/** What a policy's rows come to, each counted by itself, in cents. */
export type PolicyFigures = {
  /** Every entry of the ledger. */
  readonly books: Cents;
  /** Premium, fees and taxes that it was sold or changed for; null where an end or a gap made it less. */
  readonly price: Cents | null;
  /** The charge lines without fees that were given back by hand. */
  readonly priced: Cents;
  readonly lines: Cents;
  readonly premiumLines: Cents;
  /** Premium in the books, earned or not. */
  readonly written: Cents;
  /** What the books earned, and what is kept as earned. */
  readonly earned: Cents;
  readonly earnedStored: Cents;
  /** Fees of instalments in the books. */
  readonly instalmentFees: Cents;
  /** What invoices ask or asked, as far as it was not given up. */
  readonly invoiced: Cents;
  /** Refunds of what invoices asked. */
  readonly refunded: Cents;
  /** What invoices say was paid on them, what payments say they pay, and what the books say. */
  readonly paid: Cents;
  readonly allocated: Cents;
  readonly paidBooked: Cents;
  /** What no invoice took of payments, and what lies unapplied in the books. */
  readonly leftOver: Cents;
  readonly unapplied: Cents;
  /** Money that came in less what went out, and the cash of the books. */
  readonly moved: Cents;
  readonly cash: Cents;
  /** Refunds that wait, and what is payable in the books. */
  readonly owedBack: Cents;
  readonly payable: Cents;
  /** What refunds say is paid in advance of an end, and what the books say. */
  readonly advancedStored: Cents;
  readonly advanced: Cents;
  /** Commission that is kept as booked, and what the books have. */
  readonly commissionStored: Cents;
  readonly commission: Cents;
};

/** A rule of the books that is broken, with what should stand there and what does, in cents. */
export type Imbalance = { readonly rule: BalanceRule; readonly expected: Cents; readonly found: Cents };

const comparisons: Readonly<Record<BalanceRule, (figures: PolicyFigures) => readonly [Cents | null, Cents]>> = {
  books: ({ books }) => [0, books],
  price: ({ price, priced }) => [price, priced],
  invoices: ({ lines, instalmentFees, invoiced, refunded }) => [lines + instalmentFees, invoiced - refunded],
  written: ({ premiumLines, written }) => [premiumLines, written],
  earned: ({ earnedStored, earned }) => [earnedStored, earned],
  paid: ({ allocated, paid }) => [allocated, paid],
  paid_books: ({ allocated, paidBooked }) => [allocated, paidBooked],
  unapplied: ({ leftOver, unapplied }) => [leftOver, unapplied],
  cash: ({ moved, cash }) => [moved, cash],
  refunds: ({ owedBack, payable }) => [owedBack, payable],
  advanced: ({ advancedStored, advanced }) => [advancedStored, advanced],
  commission: ({ commissionStored, commission }) => [commissionStored, commission],
};

/** Every rule of the books that a policy's figures break, in the order of the rules; none is the only good answer. */
export function findImbalances(figures: PolicyFigures): Imbalance[] {
  return Object.entries(comparisons).flatMap(([rule, compare]) => {
    const [expected, found] = compare(figures);
    return expected === null || expected === found ? [] : [{ rule: rule as BalanceRule, expected, found }];
  });
}
