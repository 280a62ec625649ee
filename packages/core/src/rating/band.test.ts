import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBand, readBand } from './band.ts';
import { seeded } from './testing/example-subjects.ts';

describe('a band key', () => {
  test.each([
    ['0', 0, 0],
    ['7', 7, 7],
    ['0-1', 0, 1],
    ['50000-100000', 50_000, 100_000],
    ['21+', 21, Infinity],
  ])('"%s" reads from %i to %i', (key, from, to) => {
    expect(readBand(key)).toEqual({ from, to });
  });

  test.each(['', '-1', '1-', '5-2', '1.5', '1-2+', ' 1', 'x', '1 - 2'])('"%s" is none', (key) => {
    expect(readBand(key)).toBeNull();
  });
});

describe('a number', () => {
  const bands = [
    { from: 16, to: 20 },
    { from: 21, to: 24 },
    { from: 25, to: Infinity },
  ];

  test.each([
    [16, 16],
    [20, 16],
    [21, 21],
    [24, 21],
    [24.5, 25],
    [20.01, 21],
    [900, 25],
  ])('%d falls into the band that begins at %i', (value, from) => {
    expect(findBand(bands, value)?.from).toBe(from);
  });

  test.each([15, 0, -3, Number.NaN])('%d below every band falls into none', (value) => {
    expect(findBand(bands, value)).toBeUndefined();
  });

  test('above a closed last band falls into none', () => {
    expect(findBand([{ from: 0, to: 3 }], 4)).toBeUndefined();
  });

  test('is always inside the band found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 5000 }), (value) => {
        const band = findBand(bands, value);
        expect(band && band.from <= value && value <= band.to).toBe(true);
      }),
      seeded,
    );
  });
});
