import { expect, it } from 'vitest';
import { httpError } from './request-error.ts';
import { isTriedAgain, retryDelay } from './retry.ts';

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

const refused = (status: number, retryAfter?: string) =>
  httpError(status, null, new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }));

it('waits as long as the server asks for, where that is longer', () => {
  expect(retryDelay(0, refused(429, '12'))).toBe(12_000);
  expect(retryDelay(4, refused(503, '12'))).toBe(16_000);
  expect(retryDelay(0, refused(503, 'Tue, 01 Dec 2026 00:00:00 GMT'))).toBe(1000);
});

it.each([
  ['a server that fails', refused(500), 0, true],
  ['the fourth failure', refused(500), 3, false],
  ['a rule that said no', refused(409), 0, false],
  ['nobody who answers in time', refused(408), 0, false],
  ['a server that wants half a minute', refused(429, '30'), 0, true],
  ['a server that wants to be left alone for longer than anybody waits', refused(429, '31'), 0, false],
])('%s is tried again by itself: %#', (_what, error, failures, again) => {
  expect(isTriedAgain(failures, error)).toBe(again);
});
