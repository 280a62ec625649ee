import { describe, expect, test } from 'vitest';
import { currencyOf } from './currency.ts';

describe('the money of a policy', () => {
  test.each([
    ['US', 'USD'],
    ['CA', 'CAD'],
    ['', 'USD'],
  ] as const)('of %j is %s', (country, currency) => {
    expect(currencyOf(country)).toBe(currency);
  });
});
