import { expect, test } from 'vitest';
import { summaryOf } from './run-summary.ts';

test('a run has no summary before its first policies were rated', () => {
  expect(summaryOf({})).toBeNull();
  expect(summaryOf(null)).toBeNull();
  const stored = { total: { policies: 1 } };
  expect(summaryOf(stored)).toEqual({ ...stored, crossing: [] });
});
