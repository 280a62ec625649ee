import { describe, expect, test } from 'vitest';
import { referred } from './insurable/finding.ts';
import { exampleFacts, exampleQuote, exampleRating } from './quote.fixture.ts';
import type { Waiver } from './quote-facts.ts';
import { isWaivedBy, openReferrals } from './waivers.ts';

const rented = { code: 'rental_utilization', message: 'Rented out much.', value: 45 };
const salvage = referred(
  { code: 'salvage_title', message: 'A salvage title.', field: 'vehicles.0.salvage_title' },
  'vehicle-1',
);
const waiver: Waiver = { contentHash: 'hash-1', code: 'rental_utilization', value: 45 };

describe('a waiver lifts what it was given for', () => {
  test.each([
    ['the same finding', {}, true],
    ['one that is less bad', { value: 41 }, true],
    ['a worse one', { value: 46 }, false],
    ['another one', { code: 'driver_points' }, false],
    ['one of another kind of value', { value: '45' }, false],
  ])('%s', (_which, change, lifted) => {
    expect(isWaivedBy({ ...rented, ...change }, 'hash-1', waiver)).toBe(lifted);
  });

  test.each([
    ['the content that was looked at', 'hash-1', true],
    ['another content', 'hash-2', false],
    ['content that was never hashed', null, false],
  ])('for %s', (_which, contentHash, lifted) => {
    expect(isWaivedBy(rented, contentHash, waiver)).toBe(lifted);
  });

  test('that has a value at all', () => {
    const { value: _value, ...unvalued } = rented;
    expect(isWaivedBy(unvalued, 'hash-1', waiver)).toBe(false);
  });

  test('of this vehicle, and not of another', () => {
    const ofTitle: Waiver = { contentHash: 'hash-1', code: 'salvage_title', value: 'vehicle-1' };
    expect(isWaivedBy(salvage, 'hash-1', ofTitle)).toBe(true);
    expect(isWaivedBy({ ...salvage, value: 'vehicle-2' }, 'hash-1', ofTitle)).toBe(false);
  });
});

test('what is left is everything that no waiver lifts, of the rating and of the quote', () => {
  const facts = exampleFacts({ rating: exampleRating({ referrals: [rented] }), findings: [salvage] });
  const codes = (waivers: readonly Waiver[]) =>
    openReferrals(exampleQuote(), { ...facts, waivers }).map(({ code }) => code);
  expect(codes([])).toEqual(['rental_utilization', 'salvage_title']);
  expect(codes([waiver])).toEqual(['salvage_title']);
  expect(codes([waiver, { ...waiver, code: 'salvage_title', value: 'vehicle-1' }])).toEqual([]);
});
