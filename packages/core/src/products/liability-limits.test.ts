import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import {
  isWithinLiability,
  meetsStateMinimum,
  smallestLawfulLimit,
  uninsuredLikeLiability,
  uninsuredLikeMinimum,
} from './liability-limits.ts';
import { canadianProvinces, liabilityLimits, usStates } from './vocabulary.ts';

const from = day('2026-06-15');

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
    expect(meetsStateMinimum(limit, state, from)).toBe(lawful);
  });

  test.each([...usStates, ...canadianProvinces])(
    'exists for %s, and every larger one of the kind is lawful',
    (state) => {
      const lawful = liabilityLimits.filter((limit) => meetsStateMinimum(limit, state, from));
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
    expect(smallestLawfulLimit(state, from)).toBe(limit);
  });

  test('is never below the one aimed at', () => {
    expect(smallestLawfulLimit('OH', from, '100/300/100')).toBe('100/300/100');
    expect(smallestLawfulLimit('NS', from, '300 CSL')).toBe('500 CSL');
  });

  test('does not exist for an unknown state', () => {
    expect(smallestLawfulLimit('ZZ', from)).toBeNull();
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

test.each([
  ['25/50/25', '25/50'],
  ['50/100/50', '50/100'],
  ['100/300/100', '100/300'],
  ['250/500/100', '250/500'],
  ['300 CSL', '100/300'],
  ['500 CSL', '250/500'],
  ['1M CSL', '250/500'],
] as const)('uninsured motorist cover like liability %s is %s', (liability, uninsured) => {
  expect(uninsuredLikeLiability(liability)).toBe(uninsured);
});

test.each([
  ['OH', '25/50'],
  ['LA', '25/50'],
  ['CA', '50/100'],
  ['ME', '50/100'],
  ['UT', '50/100'],
  ['ON', '25/50'],
  ['ZZ', '25/50'],
])('uninsured motorist cover like the minimum of %s is %s', (state, uninsured) => {
  expect(uninsuredLikeMinimum(state, from)).toBe(uninsured);
});

test('a limit that was lawful is not, from the day on which the minimum is raised', () => {
  expect(meetsStateMinimum('25/50/25', 'CA', day('2024-12-31'))).toBe(true);
  expect(meetsStateMinimum('25/50/25', 'CA', day('2025-01-01'))).toBe(false);
  expect(smallestLawfulLimit('NC', day('2025-06-30'))).toBe('50/100/50');
  expect(smallestLawfulLimit('VA', day('2021-12-31'))).toBe('25/50/25');
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
    expect(smallestLawfulLimit(states, from, atLeast)).toBe(expected);
  });

  test('is lawful in each of them', () => {
    for (const one of usStates) {
      for (const other of usStates) {
        const limit = smallestLawfulLimit([one, other], from);
        expect(limit).not.toBe(null);
        if (limit === null) continue;
        expect([meetsStateMinimum(limit, one, from), meetsStateMinimum(limit, other, from)]).toEqual([true, true]);
      }
    }
  });
});
