import { sumCents, type Cents } from '../shared/money/money.ts';
import type { Rating } from './rating.ts';

/** The premium of a priced term, which is its total without fees, in cents; null when the rating has no total. */
export function premiumOf(rating: Pick<Rating, 'total' | 'fees'>): Cents | null {
  return rating.total === null ? null : rating.total - sumCents(rating.fees.map((fee) => fee.cents));
}
