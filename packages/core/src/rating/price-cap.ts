import type { Cents } from '../shared/money/money.ts';
import { rational, roundHalfUp } from '../shared/money/rational.ts';
import type { Rating } from './rating.ts';

/** What the part of a price is called that is held back until later terms. */
export const renewalCap = 'renewal_cap';

/**
 * What the rates ask of a term as it renews and what of it is charged, in cents without fees: every price of the term is
 * held back in that proportion, whatever is changed of it.
 */
export type PriceCap = { readonly uncapped: Cents; readonly capped: Cents };

/**
 * What is charged of a next term where a product lets no price rise by more than a share of what the term before cost,
 * in whole per cents; never more, to the cent. Null where nothing is held back: no such share (0), or a smaller rise.
 */
export function capPrice(before: Cents, uncapped: Cents, percent: number): PriceCap | null {
  if (percent === 0 || before <= 0) return null;
  const capped = before + Math.floor((before * percent) / 100);
  return uncapped > capped ? { uncapped, capped } : null;
}

/** What of a premium is held back until later terms, in cents. */
export function heldBack(premium: Cents, { uncapped, capped }: PriceCap): Cents {
  return premium - Number(roundHalfUp(rational(BigInt(premium) * BigInt(capped), uncapped)));
}

type PricedTotal = Pick<Rating, 'discounts' | 'fees' | 'total'>;

/** A rating with what of it is held back, which comes off after the discounts and the minimum; itself where nothing is. */
export function withCap<Priced extends PricedTotal & { readonly total: Cents }>(rating: Priced, cap: unknown): Priced {
  if (!isPriceCap(cap)) return rating;
  let premium = rating.total;
  for (const fee of rating.fees) premium -= fee.cents;
  const cents = heldBack(premium, cap);
  if (cents === 0) return rating;
  return {
    ...rating,
    discounts: [...rating.discounts, { code: renewalCap, percent: 0, cents }],
    total: rating.total - cents,
  };
}

function isPriceCap(cap: unknown): cap is PriceCap {
  return typeof cap === 'object' && cap !== null && 'uncapped' in cap && 'capped' in cap;
}

/** What of a price is held back, in cents. */
export function heldBackOf({ discounts }: Pick<Rating, 'discounts'>): Cents {
  return discounts.find(({ code }) => code === renewalCap)?.cents ?? 0;
}
