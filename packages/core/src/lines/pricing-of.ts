import { alternativesTo } from '../rating/alternatives.ts';
import type { LineChange } from '../rating/explaining/counterfactual.ts';
import {
  explainMoves,
  type PriceEnds,
  type PriceMove,
  recreationalMoves,
  type SellerChange,
} from '../rating/explaining/explain-moves.ts';
import { estimatePriceRange, type NoPriceRange, type PriceRange } from '../rating/range/price-range.ts';
import type { RateBook } from '../rating/book/rate-book.ts';
import type { RatingSubject } from '../rating/rating-subject.ts';
import type { Sentence } from '../shared/text/sentence.ts';
import { alternativesOfCovers, alternativesOfLine } from './line-alternatives.ts';
import type { Line } from './line.ts';
import { lineOf } from './line-for.ts';
import { movesOfLine } from './line-moves.ts';
import { estimateLineRange } from './line-range.ts';

/** Something that could be otherwise: what, how it would be (null where the label says it all), and the change. */
export type PriceAlternative = {
  readonly about: string;
  readonly label: Sentence;
  readonly terms: Sentence | null;
  readonly change: LineChange;
};

/** What is said about a price beside the price itself, under a line. */
export type LinePricing = {
  /** The range of what is still being answered, in cents. */
  readonly range: (subject: RatingSubject, book: RateBook) => PriceRange | NoPriceRange;
  /** Both ends of the price as it is shown, in cents; null while there is none. */
  readonly shown: (subject: RatingSubject, book: RateBook) => PriceEnds | null;
  /** Why the shown price moved, answer by answer. */
  readonly explain: (before: RatingSubject, after: RatingSubject, book: RateBook, seller?: SellerChange) => PriceMove[];
  /** What could be otherwise, one thing at a time; whether it may be sold so is not asked. */
  readonly alternatives: (subject: RatingSubject, book: RateBook) => PriceAlternative[];
};

/** By what buyers of recreational vehicles take for granted: their price moves and ranges as they read it. */
const asAssumed = (line: Line): LinePricing => ({
  range: estimatePriceRange,
  shown: recreationalMoves.shown,
  explain: (before, after, book, seller) => explainMoves(before, after, book, recreationalMoves, seller),
  // Its covers vary like those of every line; what else may be otherwise, its own rules know.
  alternatives: (subject, book) => [...alternativesTo(subject, book), ...alternativesOfCovers(line, subject)],
});

/** How prices of a provider are ranged, explained and varied: as the data of its line says. */
export function pricingOf(provider: string): LinePricing {
  const line = lineOf(provider);
  if (line.ranged === 'as_assumed') return asAssumed(line);
  const view = movesOfLine(line);
  return {
    range: (subject, book) => estimateLineRange(line, subject, book),
    shown: view.shown,
    explain: (before, after, book, seller) => explainMoves(before, after, book, view, seller),
    alternatives: (subject) => alternativesOfLine(line, subject),
  };
}
