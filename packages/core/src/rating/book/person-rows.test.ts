import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { newFindings } from '../findings.ts';
import { costliestPerson, personRows } from './person-rows.ts';
import type { RatedDriver } from '../rating-subject.ts';
import { couple, demoBook, exampleOne } from '../testing/example-subjects.ts';

function keysOf(drivers: readonly RatedDriver[], state = 'OH'): string[][] {
  const found = personRows({ ...exampleOne, drivers }, state, demoBook, newFindings());
  return found.map(({ rows }) => rows.flatMap((row) => row?.key ?? []));
}

function countingDriver(drivers: readonly RatedDriver[], state = 'OH'): number | undefined {
  const found = personRows({ ...exampleOne, drivers }, state, demoBook, newFindings());
  return costliestPerson(found, 1)?.person;
}

const born = (birthdate: string): RatedDriver => ({ ...couple, birthdate: day(birthdate) });

describe('the rows of a person', () => {
  test.each([
    ['2010-06-01', '16-20'],
    ['2005-06-02', '16-20'],
    ['2005-06-01', '21-24'],
    ['2001-06-02', '21-24'],
    ['2001-06-01', '25-29'],
    ['1996-06-01', '30-49'],
    ['1976-06-01', '50-64'],
    ['1961-06-01', '65-74'],
    ['1951-06-02', '65-74'],
    ['1951-06-01', '75+'],
    ['1926-01-01', '75+'],
  ])('born on %s go by the age at the effective date of 1 June 2026: %s', (birthdate, key) => {
    expect(keysOf([born(birthdate)])).toEqual([[key, '6+', '0']]);
  });

  test.each([
    [0, '0'],
    [0.5, '1-2'],
    [2, '1-2'],
    [3, '3-5'],
    [5, '3-5'],
    [6, '6+'],
    [50, '6+'],
  ])('of %d years of experience are %s', (rvExperienceYears, key) => {
    expect(keysOf([{ ...couple, rvExperienceYears }])[0]?.[1]).toBe(key);
  });

  test.each([
    [0, '0'],
    [3, '3'],
    [6, '6'],
    [7, '7+'],
    [20, '7+'],
  ])('with %i points are %s', (points, key) => {
    expect(keysOf([{ ...couple, points }])[0]?.[2]).toBe(key);
  });

  test.each(['CA', 'HI', 'MA'])('leave age out in %s', (state) => {
    expect(keysOf([born('2009-01-01')], state)).toEqual([['6+', '0']]);
  });
});

describe('of several drivers', () => {
  const young = born('2004-01-01');
  const novice = { ...couple, rvExperienceYears: 0 };
  const reckless = { ...couple, points: 6 };

  test('the highest product counts', () => {
    // 1.60 x .95, .92 x 1.15, .92 x .95 x 1.80
    expect(countingDriver([couple, young])).toBe(1);
    expect(countingDriver([young, novice, couple])).toBe(0);
    expect(countingDriver([young, novice, reckless])).toBe(2);
  });

  test('the product decides, not one factor', () => {
    // 1.60 x .95 x 1.00 = 1.52 against .92 x 1.15 x 1.45 = 1.5341
    expect(countingDriver([young, { ...novice, points: 4 }])).toBe(1);
    // and .92 x 1.15 x 1.30 = 1.3754
    expect(countingDriver([young, { ...novice, points: 3 }])).toBe(0);
  });

  test('the first of equals counts', () => {
    expect(countingDriver([couple, couple])).toBe(0);
  });

  test('age does not decide where it may not', () => {
    expect(countingDriver([young, novice])).toBe(0);
    expect(countingDriver([young, novice], 'CA')).toBe(1);
  });

  test('none counts when there is none', () => {
    expect(countingDriver([])).toBeUndefined();
  });
});
