import { describe, expect, test } from 'vitest';
import { coverageCodes } from '../products/vocabulary.ts';
import type { Coverages } from '../products/coverages.ts';
import { newFindings } from './findings.ts';
import { flatCents, flatCharges } from './flat-charges.ts';
import { rowsOf } from './book/rate-book.ts';
import { demoBook } from './testing/example-subjects.ts';

function centsOf(coverages: Coverages, motorised = true, months = 12): number[] {
  const term = rowsOf(demoBook, 'term').byKey.get(months);
  if (!term) throw new Error('no such term');
  return flatCharges(coverages, motorised ? 'motorised' : 'towable', demoBook, newFindings()).map((charge) =>
    flatCents(charge, term),
  );
}

describe('a flat charge', () => {
  test.each<[Coverages, number]>([
    [{ vacation_liability: { limit: 10_000 } }, 800],
    [{ vacation_liability: { limit: 500_000 } }, 3000],
    [{ emergency_expense: { limit: 1500 } }, 2000],
    [{ medical_payments: { limit: 10_000 } }, 2200],
    [{ uninsured_motorist: { limit: '25/50' } }, 2400],
    [{ uninsured_motorist: { limit: '250/500' } }, 4800],
    [{ full_timer_liability: { limit: 100_000 } }, 6000],
    [{ personal_effects: { limit: 1000 } }, 1200],
    [{ personal_effects: { limit: 50_000 } }, 60_000],
    [{ roadside: {} }, 2400],
    [{ glass: {} }, 3500],
    [{ pet: {} }, 600],
  ])('for %j is %i cents a year and half of it for six months', (coverages, cents) => {
    expect(centsOf(coverages)).toEqual([cents]);
    expect(centsOf(coverages, true, 6)).toEqual([cents / 2]);
  });

  test.each([
    [801, 401],
    [1, 1],
    [0, 0],
  ])('of %i cents a year is %i for six months: half a cent goes up', (amount, cents) => {
    const [charge] = flatCharges({ pet: {} }, 'motorised', demoBook, newFindings());
    const term = rowsOf(demoBook, 'term').byKey.get(6);
    if (!charge || !term) throw new Error('the demo book lacks a row');
    expect(flatCents({ ...charge, row: { ...charge.row, amount } }, term)).toBe(cents);
  });

  test('for roadside is lower for a towed unit', () => {
    expect(centsOf({ roadside: {} }, false)).toEqual([1800]);
  });

  test('for a cover of the tow vehicle is not made to a towed unit', () => {
    const coverages = { uninsured_motorist: { limit: '25/50' }, medical_payments: { limit: 5000 } } as const;
    expect(centsOf(coverages, true)).toEqual([2400, 1400]);
    expect(centsOf(coverages, false)).toEqual([]);
  });

  test('that no row holds is reported at its cover', () => {
    const findings = newFindings();
    const charges = demoBook.charges.map((charge) => ({ ...charge, rows: { byKey: new Map(), bands: [] } }));
    expect(flatCharges({ glass: {} }, 'motorised', { ...demoBook, charges }, findings)).toEqual([]);
    expect(findings.missing.map(({ path }) => path)).toEqual(['coverages.glass']);
    expect(findings.priced).toBe(false);
  });

  test('for part of a thousand of personal effects is refused', () => {
    const findings = newFindings();
    expect(flatCharges({ personal_effects: { limit: 1500 } }, 'motorised', demoBook, findings)).toEqual([]);
    expect(findings.priced).toBe(false);
  });

  test('exists for every cover that is no product', () => {
    const products = demoBook.coverages.map(({ code }) => code);
    expect([...demoBook.charges.map(({ code }) => code), ...products].toSorted()).toEqual(
      [...coverageCodes].toSorted(),
    );
  });
});
