import { expect, it } from 'vitest';
import { retryDelay } from './retry.ts';

it.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [4, 16_000],
  [5, 30_000],
  [40, 30_000],
])('waits after %i failures for %i ms', (failures, delay) => {
  expect(retryDelay(failures)).toBe(delay);
});
