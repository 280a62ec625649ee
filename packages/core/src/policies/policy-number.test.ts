import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPolicyNumber, parsePolicyNumber } from './policy-number.ts';

const seed = 100_001;
const prefix = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 2, maxLength: 6 });
const series = fc.integer({ min: 1, max: 9_999_999 });

describe('a policy number', () => {
  test('is letters, the number of the series and a check digit', () => {
    expect(formatPolicyNumber({ prefix: 'RWP', series: 100_001 })).toMatch(/^RWP-100001-\d$/);
    expect(formatPolicyNumber({ prefix: 'RWP', series: 7 })).toMatch(/^RWP-000007-\d$/);
    expect(formatPolicyNumber({ prefix: 'RWP', series: 12_345_678 })).toMatch(/^RWP-12345678-\d$/);
  });

  // The check digit is the one of securities numbers, so published ones are vectors: US5949181045, JP3633400001.
  test.each([
    ['US', 594_918_104, 'US-594918104-5'],
    ['JP', 363_340_000, 'JP-363340000-1'],
  ])('of %s and %i is %s', (letters, number, expected) => {
    expect(formatPolicyNumber({ prefix: letters, series: number })).toBe(expected);
  });

  test.each(['R', 'rwp', 'ROADWAY', 'R1', ''])('is not made from the letters "%s"', (letters) => {
    expect(() => formatPolicyNumber({ prefix: letters, series: 1 })).toThrow(RangeError);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('is not made from the number %s', (number) => {
    expect(() => formatPolicyNumber({ prefix: 'RWP', series: number })).toThrow(RangeError);
  });

  test('is read as people type it', () => {
    const number = formatPolicyNumber({ prefix: 'RWP', series: 100_001 });
    for (const typed of [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      ` ${number.replaceAll('-', ' ')} `,
    ]) {
      expect(parsePolicyNumber(typed)).toEqual({ prefix: 'RWP', series: 100_001 });
    }
  });

  test.each([
    '',
    'RWP',
    '100001',
    'RWP-1-1',
    'RWP-100001',
    'RWP-100001-',
    'RWP-10000A-1',
    'R-100001-1',
    'RWP–100001–1',
  ])('"%s" is none', (text) => {
    expect(parsePolicyNumber(text)).toBe(null);
  });

  test(`comes back as it was made (seed ${seed})`, () => {
    const property = fc.property(prefix, series, (letters, number) => {
      const made = { prefix: letters, series: number };
      expect(parsePolicyNumber(formatPolicyNumber(made))).toEqual(made);
    });
    fc.assert(property, { seed });
  });

  test(`with one wrong digit is none (seed ${seed})`, () => {
    const property = fc.property(
      prefix,
      series,
      fc.nat(8),
      fc.integer({ min: 1, max: 9 }),
      (letters, number, at, by) => {
        const good = formatPolicyNumber({ prefix: letters, series: number });
        const place = letters.length + 1 + at;
        const digit = good.charAt(place);
        fc.pre(/\d/.test(digit));
        const bad = good.slice(0, place) + ((Number(digit) + by) % 10) + good.slice(place + 1);
        expect(parsePolicyNumber(bad)).toBe(null);
      },
    );
    fc.assert(property, { seed, numRuns: 500 });
  });

  test(`tells policies apart (seed ${seed})`, () => {
    const property = fc.property(prefix, series, series, (letters, one, other) => {
      fc.pre(one !== other);
      expect(formatPolicyNumber({ prefix: letters, series: one })).not.toBe(
        formatPolicyNumber({ prefix: letters, series: other }),
      );
    });
    fc.assert(property, { seed });
  });
});
