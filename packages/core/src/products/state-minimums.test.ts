import { describe, expect, test } from 'vitest';
import { addDays, day } from '../shared/time/day.ts';
import { minimumOn, stateMinimums } from './state-minimums.ts';
import { canadianProvinces, usStates } from './vocabulary.ts';

const from = day('2026-06-15');

describe('the table of legal minimums', () => {
  test('holds every state and province once and nothing else', () => {
    expect(Object.keys(stateMinimums).toSorted()).toEqual([...usStates, ...canadianProvinces].toSorted());
  });

  test.each(Object.entries(stateMinimums))('names sources and grades for %s, earliest first', (_, minimums) => {
    expect(minimums.length).toBeGreaterThan(0);
    for (const { source, grade } of minimums) {
      expect(source.length).toBeGreaterThan(5);
      expect(['S', 'K']).toContain(grade);
    }
    const days = minimums.map((minimum) => minimum.from);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(days[0]).toBe('2000-01-01');
  });

  test('gives split limits to states and one combined limit to provinces', () => {
    for (const state of usStates) expect(minimumOn(state, from)).toHaveProperty('person');
    for (const province of canadianProvinces) expect(minimumOn(province, from)).toHaveProperty('combined');
  });

  test.each([
    ['OH', 25, 50, 25],
    ['TX', 30, 60, 25],
    ['FL', 10, 20, 10],
    ['CA', 30, 60, 15],
    ['CO', 25, 50, 15],
    ['NC', 50, 100, 50],
    ['VA', 50, 100, 25],
    ['NY', 25, 50, 10],
    ['PA', 15, 30, 5],
    ['HI', 40, 80, 20],
    ['MA', 25, 50, 30],
    ['AK', 50, 100, 25],
  ])('says %s %i/%i/%i', (state, person, accident, property) => {
    expect(minimumOn(state, from)).toMatchObject({ person, accident, property });
  });

  test.each([
    ['CA', '2025-01-01', [15, 30, 5], [30, 60, 15]],
    ['CA', '2035-01-01', [30, 60, 15], [50, 100, 25]],
    ['NC', '2025-07-01', [30, 60, 25], [50, 100, 50]],
    ['UT', '2025-01-01', [25, 65, 15], [30, 65, 25]],
    ['VA', '2022-01-01', [25, 50, 20], [30, 60, 20]],
    ['VA', '2025-01-01', [30, 60, 20], [50, 100, 25]],
    ['NJ', '2026-01-01', [25, 50, 25], [35, 70, 25]],
    ['HI', '2026-01-01', [20, 40, 10], [40, 80, 20]],
    ['MA', '2025-07-01', [20, 40, 5], [25, 50, 30]],
  ])('is raised in %s on %s, from %j to %j', (state, on, before, after) => {
    const requested = (effectiveDate: string) => {
      const minimum = minimumOn(state, day(effectiveDate));
      return minimum && 'person' in minimum ? [minimum.person, minimum.accident, minimum.property] : null;
    };
    expect(requested(addDays(day(on), -1))).toEqual(before);
    expect(requested(on)).toEqual(after);
  });

  test('says nothing of a place that it does not know, and of a day before its first', () => {
    expect(minimumOn('ZZ', from)).toBeNull();
    expect(minimumOn('OH', day('1999-12-31'))).toBeNull();
  });

  test('never asks for more for one person than for an accident', () => {
    for (const minimum of Object.values(stateMinimums).flat()) {
      if ('person' in minimum) expect(minimum.person).toBeLessThan(minimum.accident);
    }
  });
});
