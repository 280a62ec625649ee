import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, multiply, rational, rationalFromDecimal } from '../../shared/money/rational.ts';
import { printDecimal } from '../exact.ts';
import { rowsOf } from './rate-book.ts';
import { demoBook, seeded } from '../testing/example-subjects.ts';
import { valueParts, valueRow as rowOfValue } from './value-units.ts';

const table = rowsOf(demoBook, 'value');
const valueRow = (cents: number) => rowOfValue(table, cents, [0, 1]);

function unitsOf(cents: number): string | undefined {
  const units = valueRow(cents)?.factors[0];
  return units ? printDecimal(BigInt(units.n), units.scale) : undefined;
}

describe('the units of a value', () => {
  test.each([
    [0, '0'],
    [1_000, '1.15'],
    [10_000, '11.5'],
    [25_000, '28.75'],
    [32_000, '35.75'],
    [50_000, '53.75'],
    [80_000, '80.75'],
    [100_000, '98.75'],
    [120_000, '114.75'],
    [200_000, '178.75'],
    [500_000, '403.75'],
    [600_000, '478.75'],
  ])('of $%i are %s', (dollars, units) => {
    expect(unitsOf(dollars * 100)).toBe(units);
  });

  test('count a thousand in fractions, to the cent', () => {
    expect(unitsOf(1)).toBe('0.0000115');
    expect(unitsOf(2_500_001)).toBe('28.75001');
    expect(unitsOf(123_456)).toBe('1.419744');
  });

  test.each([
    [2_500_000, '0-25000'],
    [2_500_001, '25000-50000'],
    [12_000_000, '100000-200000'],
    [50_000_000, '200000-500000'],
    [50_000_001, '500000+'],
  ])('of %i cents are named by the slice that the value reaches: %s', (cents, key) => {
    expect(valueRow(cents)?.key).toBe(key);
  });

  test.each([-1, 0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER])('of %d cents do not exist', (cents) => {
    expect(valueRow(cents)).toBeUndefined();
  });

  test('refer above $500,000 and not at it', () => {
    expect(valueRow(50_000_000)?.refer).toBe(false);
    expect(valueRow(50_000_001)?.refer).toBe(true);
  });

  test('rise with the value', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const low = valueRow(Math.min(one, other))?.factors[1];
        const high = valueRow(Math.max(one, other))?.factors[1];
        if (!low || !high) throw new Error('a value has no units');
        expect(compare(rational(low.n, 10 ** low.scale), rational(high.n, 10 ** high.scale))).toBeLessThanOrEqual(0);
      }),
      seeded,
    );
  });

  test('are the sum of their parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const sum = valueParts(table, cents, 0).reduce(
          (total, { rate, thousands }) =>
            add(total, multiply(rationalFromDecimal(rate), rationalFromDecimal(thousands))),
          rational(0),
        );
        expect(compare(sum, rationalFromDecimal(unitsOf(cents) ?? ''))).toBe(0);
      }),
      seeded,
    );
  });
});

test('the parts of $120,000 are its four slices', () => {
  expect(valueParts(table, 12_000_000, 1)).toEqual([
    { key: '0-25000', rate: '1.15', thousands: '25' },
    { key: '25000-50000', rate: '1', thousands: '25' },
    { key: '50000-100000', rate: '0.9', thousands: '50' },
    { key: '100000-200000', rate: '0.8', thousands: '20' },
  ]);
});
