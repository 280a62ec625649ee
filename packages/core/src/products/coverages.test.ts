import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { coverageOptions, findCoverProblems } from './coverages.ts';
import type { BoughtCovers } from './labels.ts';
import { coverageCodes } from './vocabulary.ts';

const effectiveDate = day('2026-06-15');
const motorhome = { state: 'OH', motorised: true, effectiveDate };
const trailer = { state: 'OH', motorised: false, effectiveDate };

const everything = {
  liability: { limit: '100/300/100' },
  comprehensive: { deductible: 500 },
  collision: { deductible: 1000 },
  uninsured_motorist: { limit: '100/300' },
  medical_payments: { limit: 5000 },
  vacation_liability: { limit: 100_000 },
  emergency_expense: { limit: 750 },
  roadside: {},
  glass: {},
  personal_effects: { limit: 5000 },
  pet: {},
};
const towed = {
  comprehensive: { deductible: 500 },
  collision: { deductible: 500 },
  full_timer_liability: { limit: 300_000 },
  roadside: {},
  glass: {},
};

/** What is wrong with covers first, for a vehicle; null for nothing. Each cover is one that is offered. */
function problemOf(value: BoughtCovers, { effectiveDate: from, ...stored } = motorhome) {
  return findCoverProblems(value, [stored], from)[0] ?? null;
}

function refusalOf(value: BoughtCovers, context = motorhome) {
  const problem = problemOf(value, context);
  return problem && { code: problem.code, field: problem.field };
}

const withLiability = (others: BoughtCovers): BoughtCovers => ({ liability: { limit: '100/300/100' }, ...others });

describe('coverages', () => {
  test('of a motorhome may hold every cover', () => {
    expect(problemOf(everything)).toBeNull();
  });

  test('of a towed unit need no liability', () => {
    expect(problemOf(towed, trailer)).toBeNull();
    expect(problemOf({}, trailer)).toBeNull();
  });

  test.each(coverageCodes)('take every value that is offered for %s', (code) => {
    const option = coverageOptions[code];
    const values = option?.values ?? [undefined];
    const most = { liability: { limit: '1M CSL' }, comprehensive: { deductible: 500 } };
    for (const value of values) {
      const bought = { ...most, [code]: option ? { [option.setting]: value } : {} };
      expect(problemOf(bought)).toBeNull();
    }
  });

  test('with glass but without comprehensive are refused', () => {
    expect(refusalOf(withLiability({ glass: {} }))).toEqual({
      code: 'glass_needs_comprehensive',
      field: 'coverages.glass',
    });
  });

  test('of a motorhome need liability', () => {
    expect(refusalOf({ collision: { deductible: 500 } })).toEqual({
      code: 'liability_required',
      field: 'coverages.liability',
    });
  });

  test.each([
    ['TX', '25/50/25', '50/100/50'],
    ['CA', '25/50/25', '50/100/50'],
    ['ON', '250/500/100', '300 CSL'],
    ['NS', '300 CSL', '500 CSL'],
  ])('in %s with %s are below the legal minimum, and the message says to take %s', (state, limit, lawful) => {
    const problem = problemOf({ liability: { limit } }, { state, motorised: true, effectiveDate });
    expect(problem).toMatchObject({ code: 'liability_below_state_minimum', field: 'coverages.liability.limit' });
    expect(problem?.message).toContain(lawful);
  });

  test('in a state without a minimum on file are refused rather than let through', () => {
    expect(refusalOf(withLiability({}), { state: 'ZZ', motorised: true, effectiveDate })?.code).toBe(
      'liability_below_state_minimum',
    );
  });

  test.each([
    ['25/50/25', '100/300'],
    ['50/100/50', '100/300'],
    ['100/300/100', '250/500'],
    ['300 CSL', '250/500'],
  ])('with liability %s refuse uninsured motorist %s', (liability, uninsured) => {
    const value = { liability: { limit: liability }, uninsured_motorist: { limit: uninsured } };
    expect(refusalOf(value)).toEqual({
      code: 'uninsured_motorist_above_liability',
      field: 'coverages.uninsured_motorist.limit',
    });
  });

  test.each([
    ['liability', { limit: '100/300/100' }],
    ['uninsured_motorist', { limit: '25/50' }],
    ['medical_payments', { limit: 5000 }],
  ])('of a towed unit refuse %s, which follows the tow vehicle', (code, bought) => {
    expect(refusalOf({ ...towed, [code]: bought }, trailer)).toEqual({
      code: 'motorised_only',
      field: `coverages.${code}`,
    });
  });
});

describe('the covers of several vehicles', () => {
  const codesOf = (coverages: BoughtCovers, ...stored: { state: string; motorised: boolean }[]) =>
    findCoverProblems(coverages, stored, effectiveDate).map(({ code, field }) => `${code} ${field}`);

  test('name everything that is wrong at once', () => {
    const wrong = { glass: {}, full_timer_liability: { limit: 100_000 }, vacation_liability: { limit: 25_000 } };
    expect(codesOf(wrong, motorhome)).toEqual([
      'glass_needs_comprehensive coverages.glass',
      'covers_contradict coverages.vacation_liability',
      'only_extras coverages',
      'liability_required coverages.liability',
    ]);
  });

  test('are lawful in each state where a motorhome is kept, and in none where only trailers are', () => {
    const least = { liability: { limit: '25/50/25' } };
    const below = 'liability_below_state_minimum coverages.liability.limit';
    const missing = 'mandatory_cover_missing coverages.uninsured_motorist';
    expect(codesOf(least, motorhome, { state: 'NC', motorised: true })).toEqual([below, missing]);
    expect(codesOf(least, motorhome, { state: 'NC', motorised: true }, { state: 'TX', motorised: true })).toEqual([
      below,
      below,
      missing,
      missing,
    ]);
    expect(codesOf(least, motorhome, { state: 'NC', motorised: false })).toEqual([]);
  });

  test('hold what the law demands beside liability where a motorhome is kept, and enough of it', () => {
    const denver = { state: 'CO', motorised: true };
    const springfield = { state: 'IL', motorised: true };
    const both = { medical_payments: { limit: 5000 }, uninsured_motorist: { limit: '25/50' } };
    expect(codesOf(withLiability({}), denver)).toEqual([
      'mandatory_cover_missing coverages.medical_payments',
      'mandatory_cover_missing coverages.uninsured_motorist',
    ]);
    expect(codesOf(withLiability(both), denver)).toEqual([]);
    expect(codesOf(withLiability(both), denver, springfield)).toEqual([
      'mandatory_cover_too_low coverages.uninsured_motorist.limit',
    ]);
    expect(codesOf(withLiability(both), { ...springfield, motorised: false }, denver)).toEqual([]);
    const equal = { uninsured_motorist: { limit: '100/300' } };
    expect(codesOf(withLiability(equal), springfield)).toEqual([]);
  });

  test('that the law demands are named with the place and the least that will do', () => {
    expect(problemOf(withLiability({}), { ...motorhome, state: 'CO' })?.message).toBe(
      'The law of Colorado asks for Medical payments with a motorhome. Choose $5,000 or more.',
    );
    const low = problemOf(withLiability({ uninsured_motorist: { limit: '25/50' } }), { ...motorhome, state: 'CA' });
    expect(low?.message).toBe(
      'The law of California asks for Uninsured motorist with a motorhome. Choose 50/100 or more.',
    );
  });

  test('of towed units name every cover that belongs to the tow vehicle', () => {
    const covers = { ...withLiability({ medical_payments: { limit: 5000 } }), collision: { deductible: 500 } };
    expect(codesOf(covers, trailer, trailer)).toEqual([
      'motorised_only coverages.liability',
      'motorised_only coverages.medical_payments',
    ]);
  });
});
