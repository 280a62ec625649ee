import { describe, expect, test } from 'vitest';
import { exampleQuote } from '../quoting/quote.fixture.ts';
import { day } from '../shared/time/day.ts';
import { nextTermOf } from './next-term.ts';

describe('a next term that nobody edits', () => {
  const quote = exampleQuote();
  const [driver] = quote.entities;
  const driven = (years: number | null, passed: number) =>
    nextTermOf(
      { ...quote, entities: driver ? [{ ...driver, rvDrivingExperienceYears: years }] : [] },
      { effectiveDate: day('2027-06-15'), years: passed },
    ).entities[0]?.rvDrivingExperienceYears;

  test('begins where the term ends, and covers the same', () => {
    const next = nextTermOf(quote, { effectiveDate: day('2027-06-15'), years: 0 });
    expect(next).toEqual({ ...quote, effectiveDate: '2027-06-15' });
  });

  test('has its drivers as many years on the road as passed with the contract, where somebody said how many', () => {
    expect([driven(8, 1), driven(8, 0), driven(80, 1), driven(null, 1)]).toEqual([9, 8, 80, null]);
  });
});
