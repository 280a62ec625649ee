import { describe, expect, test } from 'vitest';
import { isWithinLiability, meetsStateMinimum, smallestLawfulLimit } from './liability-limits.ts';
import { canadianProvinces, liabilityLimits, usStates } from './vocabulary.ts';

describe('a liability limit', () => {
  test.each([
    ['25/50/25', 'OH', true],
    ['25/50/25', 'FL', true],
    ['25/50/25', 'TX', false],
    ['50/100/50', 'TX', true],
    ['25/50/25', 'MA', false],
    ['50/100/50', 'NC', true],
    ['25/50/25', 'CA', false],
    ['300 CSL', 'NC', true],
    ['250/500/100', 'ON', false],
    ['300 CSL', 'ON', true],
    ['300 CSL', 'NS', false],
    ['500 CSL', 'NS', true],
    ['1M CSL', 'ZZ', false],
  ] as const)('of %s is lawful in %s: %s', (limit, state, lawful) => {
    expect(meetsStateMinimum(limit, state)).toBe(lawful);
  });

  test.each([...usStates, ...canadianProvinces])(
    'exists for %s, and every larger one of the kind is lawful',
    (state) => {
      const lawful = liabilityLimits.filter((limit) => meetsStateMinimum(limit, state));
      expect(lawful).not.toHaveLength(0);
      const first = liabilityLimits.findIndex((limit) => lawful.includes(limit));
      expect(lawful).toEqual(liabilityLimits.slice(first));
    },
  );
});

describe('the smallest lawful limit', () => {
  test.each([
    ['OH', '25/50/25'],
    ['FL', '25/50/25'],
    ['TX', '50/100/50'],
    ['NC', '50/100/50'],
    ['AK', '50/100/50'],
    ['ON', '300 CSL'],
    ['QC', '300 CSL'],
    ['NS', '500 CSL'],
  ])('of %s is %s', (state, limit) => {
    expect(smallestLawfulLimit(state)).toBe(limit);
  });

  test('is never below the one aimed at', () => {
    expect(smallestLawfulLimit('OH', '100/300/100')).toBe('100/300/100');
    expect(smallestLawfulLimit('NS', '300 CSL')).toBe('500 CSL');
  });

  test('does not exist for an unknown state', () => {
    expect(smallestLawfulLimit('ZZ')).toBeNull();
  });
});

test.each([
  ['25/50', '25/50/25', true],
  ['100/300', '25/50/25', false],
  ['100/300', '100/300/100', true],
  ['250/500', '100/300/100', false],
  ['250/500', '250/500/100', true],
  ['100/300', '300 CSL', true],
  ['250/500', '300 CSL', false],
  ['250/500', '500 CSL', true],
  ['250/500', '1M CSL', true],
] as const)('uninsured motorist %s stays within liability %s: %s', (uninsured, liability, within) => {
  expect(isWithinLiability(uninsured, liability)).toBe(within);
});

describe('the smallest limit for several states', () => {
  test.each([
    [['OH', 'NC'], '25/50/25', '50/100/50'],
    [['OH', 'PA'], '25/50/25', '25/50/25'],
    [['OH', 'NC'], '100/300/100', '100/300/100'],
    [['ON', 'NS'], '25/50/25', '500 CSL'],
    [['OH', 'ZZ'], '25/50/25', null],
    [[], '100/300/100', '100/300/100'],
  ] as const)('%j from %s on is %s', (states, atLeast, expected) => {
    expect(smallestLawfulLimit(states, atLeast)).toBe(expected);
  });

  test('is lawful in each of them', () => {
    for (const one of usStates) {
      for (const other of usStates) {
        const limit = smallestLawfulLimit([one, other]);
        expect(limit).not.toBe(null);
        if (limit === null) continue;
        expect([meetsStateMinimum(limit, one), meetsStateMinimum(limit, other)]).toEqual([true, true]);
      }
    }
  });
});
