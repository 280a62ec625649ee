import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { type DemandedCover, demandedCovers, statusOf, withDemandedCovers } from './mandatory-covers.ts';
import { lineDemands, lineNotOffered } from './mandatory-lines.ts';
import { isWithinLiability, smallestLawfulLimit } from './liability-limits.ts';
import { liabilityLimits, uninsuredMotoristLimits, usStates } from './vocabulary.ts';

const from = day('2026-06-15');
const leastOf = (states: readonly string[], liability: (typeof liabilityLimits)[number]) =>
  demandedCovers(states, from, liability).map(({ cover, least, state }) => [state, cover, least]);

describe('the covers that a state demands beside liability', () => {
  test.each([
    ['OH', '100/300/100', []],
    [
      'CO',
      '100/300/100',
      [
        ['medical_payments', 5000],
        ['uninsured_motorist', '25/50'],
      ],
    ],
    ['CA', '100/300/100', [['uninsured_motorist', '50/100']]],
    ['IL', '50/100/50', [['uninsured_motorist', '50/100']]],
    ['IL', '250/500/100', [['uninsured_motorist', '250/500']]],
    ['IL', '300 CSL', [['uninsured_motorist', '100/300']]],
    [
      'ME',
      '100/300/100',
      [
        ['medical_payments', 5000],
        ['uninsured_motorist', '100/300'],
      ],
    ],
    ['LA', '25/50/25', [['uninsured_motorist', '25/50']]],
    ['MO', '1M CSL', [['uninsured_motorist', '25/50']]],
    ['VT', '25/50/25', [['uninsured_motorist', '50/100']]],
    ['VT', '250/500/100', [['uninsured_motorist', '250/500']]],
  ] as const)('of %s with %s are %j', (state, liability, covers) => {
    expect(leastOf([state], liability)).toEqual(covers.map((cover) => [state, ...cover]));
  });

  test('grow with the minimum for liability, from the day on which it does', () => {
    const inCalifornia = (on: string) => demandedCovers(['CA'], day(on), '100/300/100').map(({ least }) => least);
    expect(inCalifornia('2024-12-31')).toEqual(['25/50']);
    expect(inCalifornia('2025-01-01')).toEqual(['50/100']);
    expect(inCalifornia('2035-01-01')).toEqual(['50/100']);
  });

  test('are those of each state where a motorhome is kept', () => {
    expect(leastOf(['CO', 'OH', 'IL'], '100/300/100').map(([state]) => state)).toEqual(['CO', 'CO', 'IL']);
  });

  test('never exceed the liability that is lawful there, but in Vermont', () => {
    // Its law asks for more of it than of liability; nothing driven is sold there.
    expect(lineNotOffered('VT', from)).not.toBeNull();
    for (const state of usStates.filter((one) => one !== 'VT')) {
      for (const atLeast of liabilityLimits) {
        const liability = smallestLawfulLimit(state, from, atLeast);
        if (liability === null) continue;
        for (const { cover, least } of demandedCovers([state], from, liability)) {
          if (cover === 'uninsured_motorist')
            expect([state, isWithinLiability(least, liability)]).toEqual([state, true]);
        }
      }
    }
  });

  test('are offered, whatever amount the law names', () => {
    for (const state of Object.keys(lineDemands)) {
      for (const { cover, least } of demandedCovers([state], from, '1M CSL')) {
        if (cover === 'uninsured_motorist') expect(uninsuredMotoristLimits).toContain(least);
      }
    }
  });
});

describe('every state whose demands are covers of ours', () => {
  const sold = usStates.filter((state) => lineNotOffered(state, from) === null);

  test.each(sold)('%s is met by what it demands, and by nothing less', (state) => {
    for (const atLeast of liabilityLimits) {
      const liability = smallestLawfulLimit(state, from, atLeast) ?? atLeast;
      const demanded = demandedCovers([state], from, liability);
      const covers = withDemandedCovers({}, demanded);
      for (const one of demanded) {
        expect(statusOf(one, covers)).toBe('met');
        expect(statusOf(one, {})).toBe('missing');
      }
    }
  });

  test.each(sold)('%s never demands less for more liability', (state) => {
    const least = liabilityLimits.map((liability) =>
      demandedCovers([state], from, liability)
        .filter(({ cover }) => cover === 'uninsured_motorist')
        .map((one) => (uninsuredMotoristLimits as readonly (string | number)[]).indexOf(one.least)),
    );
    const split = least.slice(0, 4).flat();
    expect(split).toEqual(split.toSorted((a, b) => a - b));
  });
});

const uninsured: DemandedCover = { cover: 'uninsured_motorist', least: '50/100', state: 'CA' };
const medical: DemandedCover = { cover: 'medical_payments', least: 5000, state: 'CO' };

describe('what was bought', () => {
  test.each([
    [{}, uninsured, 'missing'],
    [{ uninsured_motorist: { limit: '25/50' } }, uninsured, 'too_low'],
    [{ uninsured_motorist: { limit: '50/100' } }, uninsured, 'met'],
    [{ uninsured_motorist: { limit: '250/500' } }, uninsured, 'met'],
    [{ uninsured_motorist: { limit: '250/500' } }, medical, 'missing'],
    [{ medical_payments: { limit: 5000 } }, medical, 'met'],
    [{ medical_payments: { limit: 5000 } }, { ...medical, least: 10_000 }, 'too_low'],
  ] as const)('%j is, for %j, %s', (bought, demanded, status) => {
    expect(statusOf(demanded, bought)).toBe(status);
  });

  test('is raised to what is demanded and never lowered; the rest stays', () => {
    const covers = { roadside: {}, uninsured_motorist: { limit: '25/50' } } as const;
    expect(withDemandedCovers(covers, [uninsured, medical])).toEqual({
      roadside: {},
      uninsured_motorist: { limit: '50/100' },
      medical_payments: { limit: 5000 },
    });
    const more = { uninsured_motorist: { limit: '250/500' }, medical_payments: { limit: 10_000 } } as const;
    expect(withDemandedCovers(more, [uninsured, medical])).toEqual(more);
    expect(withDemandedCovers(covers, [])).toBe(covers);
  });
});
