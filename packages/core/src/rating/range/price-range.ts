import type { Cents } from '../../shared/money/money.ts';
import { rateQuote, choosePlan } from '../rate.ts';
import type { RateBook } from '../book/rate-book.ts';
import type { MissingField, Referral, Rejection } from '../rating.ts';
import type { RatingSubject } from '../rating-subject.ts';
import { type Assumption, assumptionsFor } from './range-assumptions.ts';
import { completeSubject, withPlan } from './range-completion.ts';
import { sentence } from '../../shared/text/sentence.ts';

/** The lowest and the highest price that the open answers (paths) can still lead to, while the assumptions hold. */
export type PriceRange = {
  readonly low: Cents;
  readonly high: Cents;
  readonly assumptions: readonly Assumption[];
  readonly unanswered: readonly string[];
  /** What an underwriter looks at first among the answers that are known. */
  readonly referrals: readonly Referral[];
};

/** Why there is no range: something essential is open, or what is known has no price. */
export type NoPriceRange = {
  readonly missing: readonly MissingField[];
  readonly referrals: readonly Referral[];
  readonly rejections: readonly Rejection[];
};

/** Answers that have no assumption: without them there is no range. */
const essential = new Set(['garaging_state', 'vehicles', 'type', 'year', 'rating_value', 'discounts']);

const lastPart = (path: string) => path.slice(path.lastIndexOf('.') + 1);

function openPaths(subject: RatingSubject, book: RateBook): MissingField[] {
  const planned = withPlan(subject);
  const missing = [...rateQuote(planned, book).missing_fields];
  if (subject.coverages === null && planned.coverages !== null) {
    missing.push({ path: 'coverages', ...sentence(choosePlan) });
  }
  return missing;
}

/**
 * The price range of a quote that is still being answered; state, class, model year and value are enough. Both ends are
 * real prices of the subject completed at its cheapest and at its dearest, so any completion within the assumptions
 * falls inside. An answer replaces its assumption, whether it keeps it or breaks it.
 */
export function estimatePriceRange(subject: RatingSubject, book: RateBook): PriceRange | NoPriceRange {
  const open = openPaths(subject, book);
  const low = rateQuote(completeSubject(subject, book, 'low'), book);
  const high = rateQuote(completeSubject(subject, book, 'high'), book);
  const missing = open.filter(({ path }) => essential.has(lastPart(path)) || path.startsWith('coverages.'));
  const { referrals, rejections } = low;
  if (missing.length > 0 || rejections.length > 0 || low.total === null || high.total === null) {
    return { missing, referrals, rejections };
  }
  const unanswered = open.map(({ path }) => path);
  return {
    low: low.total,
    high: high.total,
    assumptions: assumptionsFor(subject, unanswered, book),
    unanswered,
    referrals,
  };
}
