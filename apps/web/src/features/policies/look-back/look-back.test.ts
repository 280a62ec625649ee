import { day } from '@roadworthy/core/shared/time/day.ts';
import { expect, test } from 'vitest';
import { addressAt, knownAtOf, lookBackOf } from './look-back.ts';

const [validOn, knownOn] = [day('2026-05-03'), day('2026-05-10')];

test('what the address says is looked at, and what is no day is not', () => {
  const read = (query: string) => lookBackOf(new URLSearchParams(query));
  expect(read('tab=billing&asOf=2026-05-03&known=2026-05-10')).toEqual({ validOn, knownOn });
  expect(read('asOf=2026-05-03&known=soon')).toEqual({ validOn, knownOn: null });
  expect(read('asOf=2026-02-30')).toBeNull();
  expect(read('known=2026-05-10')).toBeNull();
});

test('an address keeps its tab and list at another time, and forgets the time today', () => {
  const at = addressAt('/agents/policies/p1?tab=billing&list=x', { validOn, knownOn });
  expect(at).toBe('/agents/policies/p1?tab=billing&list=x&asOf=2026-05-03&known=2026-05-10');
  expect(addressAt(at, null)).toBe('/agents/policies/p1?tab=billing&list=x');
  expect(addressAt('/agents/policies/p1?asOf=2026-05-03', null)).toBe('/agents/policies/p1');
});

test('a day counts to its last instant where the risk is', () => {
  expect(knownAtOf({ validOn, knownOn }, 'America/New_York')).toBe('2026-05-11T03:59:59.999Z');
  expect(knownAtOf({ validOn, knownOn: null }, 'America/New_York') > '2100').toBe(true);
});
