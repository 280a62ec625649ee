import { applyChange, type LineChange } from '../rating/counterfactual.ts';
import { rateQuote } from '../rating/rate.ts';
import { type RateBook, rowsOf } from '../rating/rate-book.ts';
import type { LineSubject } from '../rating/rating-subject.ts';
import { type Sentence, sentence } from '../shared/sentence.ts';
import { type Cents, sumCents } from '../shared/money.ts';
import { labelOfGranted } from './line-labels.ts';

/** A discount of the rates, as it stands with a quote. */
export type OfferedDiscount = {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
  /** Whether the quote has it. */
  readonly isApplied: boolean;
  /** Whether somebody grants it; the others follow from an answer. */
  readonly isGranted: boolean;
  /** What it takes off the total, or would, in cents; null while there is no price. */
  readonly saves: Cents | null;
  /** Why the quote does not have it, or why it takes less off than it says; null where there is nothing to explain. */
  readonly reason: Sentence | null;
};

/** The change that gives or takes away a discount; null for one that an answer gave: what the answer would be else is open. */
function turned(
  code: string,
  subject: LineSubject,
  from: { readonly answer: string; readonly is: string } | undefined,
  isApplied: boolean,
): LineChange | null {
  if (from) return isApplied ? null : { quote: { [from.answer]: from.is } };
  const others = subject.discounts.filter((each) => each !== code);
  return { quote: { discounts: isApplied ? others : [...others, code] } };
}

/** Why a discount takes nothing off. */
function reasonOf({ isApplied, isGranted, saves }: Omit<OfferedDiscount, 'reason'>, most: number): Sentence | null {
  if (saves === 0) {
    return sentence('Discounts take {most} % off together at most, and a vehicle never costs less than its minimum.', {
      most,
    });
  }
  if (isApplied) return null;
  return isGranted
    ? { message: 'It is given once it has been checked that you qualify.' }
    : { message: 'It comes with paying for the whole term at once.' };
}

/**
 * Every discount of the rates in their order, those that a quote has and those it could have, each with the cents
 * between the total with it and without it: both are rated for real, so the cap and the minimum premium count.
 */
export function offeredDiscounts(provider: string, subject: LineSubject, book: RateBook): OfferedDiscount[] {
  const { discounts } = book.structure;
  if (!discounts) return [];
  const rating = rateQuote(subject, book);
  const percentOf = (table: string, row: string) => rowsOf(book, table).byKey.get(row)?.amount ?? 0;
  return discounts.order.map((code) => {
    const from = discounts.follows[code];
    const isApplied = from ? subject[from.answer] === from.is : subject.discounts.includes(code);
    const change = turned(code, subject, from, isApplied);
    const applied = rating.discounts.find((one) => one.code === code)?.cents ?? 0;
    const offered = {
      code,
      label: labelOfGranted(provider, code),
      percent: percentOf(discounts.table, code),
      isApplied,
      isGranted: !from,
      saves: change ? between(rating.total, rateQuote(applyChange(subject, change), book).total) : applied,
    };
    return { ...offered, reason: reasonOf(offered, percentOf(discounts.cap, 'all')) };
  });
}

/** How far two totals are apart, in cents; null when there is none. */
function between(one: Cents | null, other: Cents | null): Cents | null {
  return one === null || other === null ? null : Math.abs(sumCents([one, -other]));
}
