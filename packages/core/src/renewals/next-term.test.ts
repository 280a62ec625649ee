import { describe, expect, test } from 'vitest';
import type { Loss } from '../policies/losses.ts';
import { exampleQuote } from '../quoting/quote.fixture.ts';
import { declaredIncidents } from '../quoting/subject/subject-of-quote.ts';
import { day } from '../shared/time/day.ts';
import { nextTermOf, timePassed } from './next-term.ts';

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

  const worth = (ratingValueType: 'actual_cash_value' | 'agreed_value', ratingValue: number, effectiveDate: string) => {
    const vehicles = quote.vehicles
      .slice(0, 1)
      .map((one) => ({ ...one, type: 'travel_trailer', year: 2024, ratingValue, ratingValueType }));
    const covered = { ...quote, effectiveDate: day('2026-06-15'), vehicles };
    return nextTermOf(covered, { effectiveDate: day(effectiveDate), years: 1 }).vehicles[0]?.ratingValue;
  };

  test('insures for its market value what a year has taken from it, as the guide says', () => {
    // A towed vehicle loses eight per cent in each later year.
    expect(worth('actual_cash_value', 4_000_000, '2027-06-15')).toBe(3_680_000);
    expect(worth('agreed_value', 4_000_000, '2027-06-15')).toBe(4_000_000);
    expect(worth('actual_cash_value', 4_000_000, '2026-12-15')).toBe(4_000_000);
    // Nothing is moved below 5,000 dollars.
    expect(worth('actual_cash_value', 510_000, '2027-06-15')).toBe(500_000);
    expect(worth('actual_cash_value', 300_000, '2027-06-15')).toBe(300_000);
  });

  test('has no discount for who is claim free after a loss', () => {
    const covered = { ...quote, discounts: ['claim_free', 'affinity'] };
    const discounts = (hasLosses: boolean) =>
      nextTermOf(covered, { effectiveDate: day('2027-06-15'), years: 1, hasLosses }).discounts;
    expect([discounts(true), discounts(false)]).toEqual([['affinity'], ['claim_free', 'affinity']]);
  });

  test('has the discount for a device as long as one is heard of, and as before where nobody asked', () => {
    const discounts = (had: readonly string[], isDeviceLive?: boolean) =>
      nextTermOf(
        { ...quote, discounts: had },
        { effectiveDate: day('2027-06-15'), years: 1, ...(isDeviceLive !== undefined && { isDeviceLive }) },
      ).discounts;
    expect(discounts(['affinity'], true)).toEqual(['affinity', 'device']);
    expect(discounts(['affinity', 'device'], true)).toEqual(['affinity', 'device']);
    expect(discounts(['affinity', 'device'], false)).toEqual(['affinity']);
    expect(discounts(['affinity', 'device'])).toEqual(['affinity', 'device']);
  });

  test('has the discount for loyalty from so many whole years of its contract on, and gives it back where it is no more', () => {
    const isLoyal = (since: string, years: number) =>
      timePassed(day(since), { effectiveDate: day('2028-12-15'), expirationDate: day('2029-06-15') }, [], years)
        .isLoyal;
    expect([isLoyal('2026-06-15', 3), isLoyal('2026-06-16', 3), isLoyal('2009-06-15', 0)]).toEqual([
      true,
      false,
      false,
    ]);
    const discounts = (had: readonly string[], loyal: boolean) =>
      nextTermOf({ ...quote, discounts: had }, { effectiveDate: day('2029-06-15'), years: 0, isLoyal: loyal })
        .discounts;
    expect(discounts(['affinity'], true)).toEqual(['affinity', 'loyalty']);
    expect(discounts(['affinity', 'loyalty'], true)).toEqual(['affinity', 'loyalty']);
    expect(discounts(['affinity', 'loyalty'], false)).toEqual(['affinity']);
  });

  test('forgets what was declared once it is older than what the rates look back on', () => {
    const covered = { ...quote, declarations: { incidents: { at_fault: 1 } } };
    const incidents = (isDeclaredOver: boolean) =>
      nextTermOf(covered, { effectiveDate: day('2029-06-15'), years: 1, isDeclaredOver }).declarations['incidents'];
    expect([incidents(true), incidents(false)]).toEqual([{}, { at_fault: 1 }]);
  });

  test('counts what the insured caused under the contract beside what was declared, each time anew', () => {
    const covered = { ...quote, declarations: { incidents: { at_fault: 1 } } };
    const passed = { effectiveDate: day('2027-06-15'), years: 1 };
    const once = nextTermOf(covered, { ...passed, lossesAtFault: 1 });
    expect(declaredIncidents(once.declarations)).toMatchObject({ at_fault: 2, minor: 0 });
    expect(declaredIncidents(nextTermOf(once, { ...passed, lossesAtFault: 2 }).declarations)?.at_fault).toBe(3);
    expect(nextTermOf(once, passed).declarations).toEqual(covered.declarations);
    const forgotten = nextTermOf(once, { ...passed, lossesAtFault: 1, isDeclaredOver: true });
    expect(declaredIncidents(forgotten.declarations)?.at_fault).toBe(1);
  });

  test('looks back 36 months from its first day on what was lost, and no further', () => {
    const term = { effectiveDate: day('2029-06-15'), expirationDate: day('2030-06-15') };
    const at = (on: string): Loss => ({ on: day(on), isOpen: false, paid: 1, cause: 'insured' });
    const passed = (on: string) => timePassed(day('2026-06-15'), term, [at(on)], 0);
    expect(passed('2027-06-15')).toMatchObject({ hasLosses: true, lossesAtFault: 1 });
    expect(passed('2027-06-14')).toMatchObject({ hasLosses: false, lossesAtFault: 0 });
  });

  test('has its drivers as many years on the road as passed with the contract, where somebody said how many', () => {
    expect([driven(8, 1), driven(8, 0), driven(80, 1), driven(null, 1)]).toEqual([9, 8, 80, null]);
  });
});
