import { pricingOf } from '../lines/pricing-of.ts';
import type { Quote } from '../quoting/quote.ts';
import { subjectOfQuote } from '../quoting/subject/subject-of-quote.ts';
import type { RateBook } from '../rating/book/rate-book.ts';
import { labelOfAnswer } from '../rating/explaining/labels.ts';
import type { Cents } from '../shared/money/money.ts';
import { words, type Words } from '../shared/words.ts';

/** What a term covers, and the rates that price it. */
export type PricedTerm = { readonly quote: Quote; readonly book: RateBook };

/** One reason why the next term costs other than the one that ends: what a whole term costs before it and after it, in cents. */
export type RenewalChange = {
  readonly reason: string;
  readonly label: Words;
  readonly before: Cents;
  readonly after: Cents;
};

const aYearOn = words('A year older: people and vehicles', 'Une année de plus : personnes et véhicules');

const labelOf = (answer: string): Words => (answer === 'effective_date' ? aYearOn : labelOfAnswer(answer));

/** The content of a quote by what stays the same through every copy, so that two terms can be compared. */
function subjectByRoots(quote: Quote) {
  return subjectOfQuote({
    ...quote,
    vehicles: quote.vehicles.map((one) => ({ ...one, vehicleId: one.rootVehicleId })),
  });
}

/**
 * Why the next term costs other than the one that ends, in order: the rates, and then one answer after the other (docs/
 * rules.md, renewals). Each price is a real one; the differences add up to that of the two terms, to the cent. Nothing
 * is said while one of them has no price.
 */
export function explainRenewal(before: PricedTerm, after: PricedTerm): RenewalChange[] {
  const { explain } = pricingOf(after.quote.provider);
  const former = { answer: 'rates', book: before.book } as const;
  return explain(subjectByRoots(before.quote), subjectByRoots(after.quote), after.book, former).flatMap((move) =>
    move.before === null
      ? []
      : [
          {
            reason: move.answer,
            label: labelOf(move.answer),
            before: move.before.low,
            after: move.after.low,
          },
        ],
  );
}
