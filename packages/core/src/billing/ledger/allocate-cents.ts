import { assertCents, sumCents, type Cents } from '../../shared/money/money.ts';

/**
 * Divides cents in proportion to weights by the largest remainder, so that the parts add up to the total (docs/rules.md, cents);
 * equal remainders favour the earlier part. A total below zero gives parts below zero. Throws a RangeError when there
 * is something to divide and nothing to divide it by.
 */
export function allocateCents(total: Cents, weights: readonly Cents[]): Cents[] {
  const whole = sumCents(weights);
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight cannot be below zero');
  if (total === 0) return weights.map(() => 0);
  if (whole === 0) throw new RangeError(`there is nothing to divide ${total} cents by`);
  const magnitude = BigInt(Math.abs(assertCents(total)));
  const shares = weights.map((weight, index) => {
    const exact = magnitude * BigInt(weight);
    return { index, cents: Number(exact / BigInt(whole)), rest: exact % BigInt(whole) };
  });
  const left = Math.abs(total) - sumCents(shares.map((share) => share.cents));
  const byRest = shares.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  const raised = new Set(byRest.slice(0, left).map((share) => share.index));
  const sign = total < 0 ? -1 : 1;
  return shares.map(({ index, cents }) => {
    const part = cents + (raised.has(index) ? 1 : 0);
    return part === 0 ? 0 : sign * part;
  });
}
