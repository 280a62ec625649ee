import { describe, expect, it } from 'vitest';
import { effectOf, leavesRange } from './price-effect.ts';

describe('the effect of an answer', () => {
  it('is how far each end of the range moved', () => {
    expect(effectOf({ low: 90_000, high: 140_000 }, { low: 92_000, high: 120_000 })).toEqual({
      low: 2000,
      high: -20_000,
    });
  });

  it('is unknown while there was no range before, or is none now', () => {
    expect(effectOf(null, { low: 1, high: 2 })).toBeNull();
    expect(effectOf({ low: 1, high: 2 }, null)).toBeNull();
  });
});

describe('a price', () => {
  const range = { low: 90_000, high: 120_000 };
  it.each([
    [90_000, null],
    [120_000, null],
    [120_001, 'above'],
    [89_999, 'below'],
  ])('of %i cents lies %s of 900 to 1,200 dollars', (price, side) => {
    expect(leavesRange(price, range)).toBe(side);
  });

  it('leaves no range that was never shown', () => {
    expect(leavesRange(1, null)).toBeNull();
  });
});
