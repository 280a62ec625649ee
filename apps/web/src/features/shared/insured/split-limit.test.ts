import { liabilityLimits, uninsuredMotoristLimits } from '@roadworthy/core/products/vocabulary.ts';
import { expect, test } from 'vitest';
import { splitLimit } from './split-limit.ts';

test.each([
  ['250/500/100', [250_000, 500_000, 100_000]],
  ['25/50', [25_000, 50_000]],
  ['300 CSL', [300_000]],
  ['1M CSL', [1_000_000]],
] as const)('%s is %j dollars', (terms, dollars) => {
  expect(splitLimit(terms)).toEqual(dollars);
});

test.each([...liabilityLimits, ...uninsuredMotoristLimits])('the limit %s can be split', (limit) => {
  expect(splitLimit(limit).length).toBeGreaterThan(0);
});

test.each(['$500 deductible', '$25,000', 'Included', '', null])('%j is no split limit', (terms) => {
  expect(splitLimit(terms)).toEqual([]);
});
