import type { Rating } from '../../rating/rating.ts';
import type { Cents } from '../../shared/money/money.ts';
import type { Quote } from '../quote.ts';

/** What the fee is called that a policy takes over from the one whose place it takes. */
export const formerBalance = 'former_balance';

/**
 * A rating with what a former policy left unpaid, in cents, as a fee of the term: it is due first, and part of what is
 * signed. Of a quote that takes no policy's place, and where there is no price, the rating itself.
 */
export function withFormerBalance<Priced extends Pick<Rating, 'total' | 'fees'>>(
  rating: Priced,
  { rewrites }: Pick<Quote, 'rewrites'>,
): Priced {
  const cents: Cents = rewrites?.balance ?? 0;
  if (cents === 0 || rating.total === null) return rating;
  return { ...rating, fees: [...rating.fees, { code: formerBalance, cents }], total: rating.total + cents };
}
