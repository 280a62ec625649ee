import type { Rating } from '../../rating/rating.ts';
import type { Quote } from '../quote.ts';

/** The price of an application, as long as it says what its underwriter priced; null where it has to be typed anew. */
export function typedRating({ kind, typed }: Pick<Quote, 'kind' | 'typed'>, contentHash: string | null): Rating | null {
  return kind === 'brown_brown_application' && typed && typed.contentHash === contentHash ? typed.rating : null;
}
