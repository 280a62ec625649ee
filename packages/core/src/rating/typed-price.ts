import { type Cents, roundTogether, sumCents } from '../shared/money/money.ts';
import { rational } from '../shared/money/rational.ts';
import { feesOf } from './premium-total.ts';
import type { NoPriceRange, PriceRange } from './range/price-range.ts';
import { rateQuote } from './rate.ts';
import type { RateBook } from './book/rate-book.ts';
import type { PriceItem, Rating } from './rating.ts';
import type { LineSubject } from './rating-subject.ts';

/** What rates say of what they do not price: which answers are missing, and nothing more. */
export function withoutPrice({ version, missing_fields }: Pick<Rating, 'version' | 'missing_fields'>): Rating {
  const nothing = { items: [], discounts: [], fees: [], referrals: [], rejections: [], trace: [] };
  return { version, missing_fields, ...nothing, subtotal: null, minimum_top_up: 0, total: null };
}

/** What a price that rates do not make is, or why there is none, as a range of prices says it. */
export function rangeOfTyped({ total, missing_fields: missing }: Rating): PriceRange | NoPriceRange {
  if (total === null) return { missing, referrals: [], rejections: [] };
  return { low: total, high: total, assumptions: [], unanswered: missing.map(({ path }) => path), referrals: [] };
}

/** What the covers cost one beside another: as the rates have them; all the same where they have no price. */
function weightsOf({ vehicles, coverages }: LineSubject, { items }: Rating): readonly PriceItem[] {
  if (sumCents(items.map(({ cents }) => cents)) > 0) return items;
  const bought = Object.keys(coverages ?? {});
  return vehicles.flatMap(({ vehicleId }) => bought.map((coverage) => ({ vehicleId, coverage, cents: 1 })));
}

/**
 * A premium of the term that somebody typed, in cents, as a rating: shared among the covers of what is insured in the
 * proportion of the rates, to the cent, and with the fees of the line. Nothing is taken off it. Throws a RangeError
 * where there is nothing to share it among.
 */
export function ratingOfPremium(premium: Cents, subject: LineSubject, book: RateBook): Rating {
  const rated = rateQuote(subject, book);
  const weights = weightsOf(subject, rated);
  const whole = sumCents(weights.map(({ cents }) => cents));
  if (whole === 0) throw new RangeError('a premium is for something that is covered');
  const shares = roundTogether(weights.map(({ cents }) => rational(BigInt(premium) * BigInt(cents), whole)));
  const items = weights.map(({ vehicleId, coverage }, index) => ({ vehicleId, coverage, cents: shares[index] ?? 0 }));
  const fees = feesOf(book);
  const total = premium + sumCents(fees.map(({ cents }) => cents));
  return { ...withoutPrice(rated), items, fees, subtotal: premium, total };
}
