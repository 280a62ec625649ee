import { pricingOf } from '../lines/pricing-of.ts';
import type { Quote } from '../quoting/quote.ts';
import { subjectOfQuote } from '../quoting/subject/subject-of-quote.ts';
import type { RateBook } from '../rating/book/rate-book.ts';
import type { RatingSubject } from '../rating/rating-subject.ts';
import { heldBackLabel, labelOfAnswer } from '../rating/explaining/labels.ts';
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
  const { explain, shown } = pricingOf(after.quote.provider);
  const former = { answer: 'rates', book: before.book } as const;
  const { priceCap: heldBefore, ...was } = subjectByRoots(before.quote);
  const { priceCap: held, ...is } = subjectByRoots(after.quote);
  const moves = explain(was, is, after.book, former).flatMap((move): RenewalChange[] =>
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
  const wholly = (subject: RatingSubject, { book }: PricedTerm) => shown(subject, book)?.low ?? null;
  return [
    ...between(
      'held_back_before',
      nowAsked,
      heldBefore && wholly({ ...was, priceCap: heldBefore }, before),
      wholly(was, before),
    ),
    ...moves,
    ...between('held_back', heldBackLabel, wholly(is, after), held && wholly({ ...is, priceCap: held }, after)),
  ];
}

/** What the term before held back is asked for first, and what is held back now comes off last. */
const nowAsked = words('Held back from the term before', 'Reporté de la période précédente');

function between(
  reason: string,
  label: Words,
  before: Cents | null | undefined,
  after: Cents | null | undefined,
): RenewalChange[] {
  return before == null || after == null ? [] : [{ reason, label, before, after }];
}
