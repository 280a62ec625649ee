import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { leftAsItIs, noSmallAmounts, smallAmountsOf } from './small-amounts.ts';

const both = { asked: 500, returned: 500 };

test.each([
  ['a change that costs five dollars more', 500, 0, both, -500],
  ['a cent more than that', 501, 0, both, 0],
  ['a change that brings five dollars', -500, 0, both, 500],
  ['a cent more than that', -501, 0, both, 0],
  ['nothing', 0, 0, both, 0],
  ['a change of a product that leaves nothing', 100, 0, noSmallAmounts, 0],
  ['what comes back where the law has it paid', -300, 0, { asked: 500, returned: 0 }, 0],
  // Nothing goes back that was never paid, whatever the law.
  ['the undoing of a change that was not asked for', -300, -300, { asked: 500, returned: 0 }, 300],
  ['the undoing of one that was not paid back', 300, 300, both, -300],
  ['more than was not asked for', -900, -300, both, 300],
  ['a second return, together within five dollars', -200, 300, both, 200],
  ['a second return, together more: all goes back', -201, 300, both, -300],
])('of %s is left as it is what the rule says', (_what, change, before, limits, expected) => {
  expect(leftAsItIs(change, before, limits)).toBe(expected);
});

test('what is left as it is stays within its limits and never turns a change around', () => {
  const cents = fc.integer({ min: -2_000, max: 2_000 });
  const limits = fc.record({ asked: fc.nat(500), returned: fc.nat(500) });
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 12 }), limits, (changes, most) => {
      let left = 0;
      for (const change of changes) {
        const now = leftAsItIs(change, left, most);
        const moved = change + now;
        // What is asked for is no more than the change costs; what goes back, no more than it and what was kept before.
        expect(moved).toBeLessThanOrEqual(Math.max(change, 0));
        expect(moved).toBeGreaterThanOrEqual(Math.min(change, 0) - Math.max(left, 0));
        left += now;
        expect(left).toBeLessThanOrEqual(Math.max(most.returned, 0));
      }
    }),
  );
});

test.each([
  ['OH', 'insured', 'personal', 500],
  ['OH', 'insurer', 'personal', 0],
  ['GA', 'insured', 'personal', 0],
  ['TX', 'insured', 'personal', 0],
  ['FL', 'insured', 'personal', 0],
  ['FL', 'insured', 'boat', 500],
  ['FL', 'insurer', 'boat', 500],
  ['FL', 'insured', 'roadside', 500],
  ['NM', 'insurer', 'personal', 0],
] as const)('in %s, ended by the %s, a contract (%s) keeps up to %i cents until they are asked for', (...given) => {
  const [state, endedBy, provider, returned] = given;
  const ending = { state, endedBy, provider, on: day('2026-06-15') };
  expect(smallAmountsOf(500, ending)).toEqual({ asked: 500, returned });
  expect(smallAmountsOf(0, ending)).toEqual(noSmallAmounts);
});
