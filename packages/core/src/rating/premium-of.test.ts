import { describe, expect, test } from 'vitest';
import { premiumOf } from './premium-of.ts';

describe('a priced term', () => {
  test.each([
    [104_753, 2_500, 102_253],
    [15_000, 0, 15_000],
    [2_500, 2_500, 0],
  ])('with a total of %i and a fee of %i has a premium of %i', (total, fee, premium) => {
    expect(premiumOf({ total, fees: [{ code: 'policy_fee', cents: fee }] })).toBe(premium);
  });

  test('has no premium without a total', () => {
    expect(premiumOf({ total: null, fees: [] })).toBe(null);
  });
});
