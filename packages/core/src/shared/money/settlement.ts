import { assertCents, type Cents } from './money.ts';

/** A damage and what stands in the policy for it, in cents. No limit is a cover that pays the damage whole. */
export type Loss = { readonly loss: Cents; readonly deductible: Cents; readonly limit: Cents | null };

/** How a damage is shared, in cents: the three parts add up to it. */
export type Settlement = {
  readonly paid: Cents;
  /** What the deductible leaves with the insured: never more than the damage itself. */
  readonly deducted: Cents;
  /** What lies above the limit. */
  readonly above: Cents;
};

/**
 * What one damage pays: it counts up to the limit, and the deductible is taken off what counts, so that no more is ever
 * paid than limit less deductible. Throws a RangeError for amounts that are negative or no whole cents.
 */
export function settleLoss({ loss, deductible, limit }: Loss): Settlement {
  for (const amount of [loss, deductible, limit ?? 0]) {
    if (assertCents(amount) < 0) throw new RangeError(`an amount of a loss is never negative: ${amount}`);
  }
  const counted = limit === null ? loss : Math.min(loss, limit);
  const deducted = Math.min(counted, deductible);
  return { paid: counted - deducted, deducted, above: loss - counted };
}
