import { withAgesAlone } from '../../rating/range/ages-alone.ts';
import type { RatingSubject } from '../../rating/rating-subject.ts';
import type { Day } from '../../shared/time/day.ts';
import { type RatedContent, subjectOfQuote } from './subject-of-quote.ts';

/**
 * Counts the shapes of what is kept: raise it whenever `subjectOfQuote` reads another answer, leaves one out, or reads
 * one otherwise, and when a field of a line that was asked before becomes needed for a price.
 * What was kept in another shape is read anew from the quote.
 */
export const storedFormat = 4;

/** What is kept beside a bound quote, so that a whole book is rated again fast: its subject with ages, no birth dates. */
export function storedSubject(quote: RatedContent): RatingSubject {
  return withAgesAlone(subjectOfQuote(quote));
}

/**
 * A kept subject as of a renewal on the same day of another year. Throws a RangeError for another day: somebody may have
 * had a birthday between the two, and what is kept does not say.
 */
export function subjectAtRenewal(stored: RatingSubject, renewalDate: Day): RatingSubject {
  if (renewalDate.slice(5) !== stored.effectiveDate.slice(5)) {
    throw new RangeError(`What is kept for ${stored.effectiveDate} does not tell ages on ${renewalDate}`);
  }
  return { ...stored, effectiveDate: renewalDate };
}
