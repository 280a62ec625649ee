import { reportSteps } from '@roadworthy/core/claims/vocabulary.ts';
import { expect, test } from 'vitest';
import { claimPercent } from './claim-percent.ts';

test('a claim begins with nothing behind it', () => {
  expect(claimPercent('start')).toBe(0);
  expect(claimPercent(null)).toBe(0);
});

test('every step is further than the one before, and none is the end', () => {
  const percents = reportSteps.map((step) => claimPercent(step));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(new Set(percents).size).toBe(reportSteps.length);
  expect(Math.max(...percents)).toBeLessThan(100);
});

test('after the last step the way is done', () => {
  expect(claimPercent('confirmation')).toBe(100);
});
