import { describe, expect, test } from 'vitest';
import { referred } from '../insurable/finding.ts';
import { exampleFacts, exampleQuote, exampleRating, exampleVehicle } from '../quote.fixture.ts';
import type { Quote } from '../quote.ts';
import type { Waiver } from '../subject/quote-facts.ts';
import { compileRules } from '../rules/compile-rules.ts';
import type { UnderwritingRule } from '../rules/rule.ts';
import { exampleRule } from '../rules/testing/example-rules.ts';
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

describe('a waiver of what a rule found', () => {
  const seen = (rule: Partial<UnderwritingRule>, vehicles: Quote['vehicles']) => {
    const quote = exampleQuote({ vehicles });
    return { quote, facts: exampleFacts({ ruled: compileRules([exampleRule(rule)], 'personal')(quote) }) };
  };
  const worth = (ratingValue: number) => [{ ...exampleVehicle, ratingValue }];
  const open = ({ quote, facts }: ReturnType<typeof seen>, value: string | number, code = 'rule:rule-1') =>
    openReferrals(quote, { ...facts, waivers: [{ contentHash: 'hash-1', code, value }] }).length;

  test('is for that rule, up to what was seen, whatever the rule says by now', () => {
    expect(open(seen({}, worth(60_000_000)), 60_000_000)).toBe(0);
    expect(open(seen({}, worth(60_000_001)), 60_000_000)).toBe(1);
    expect(open(seen({}, worth(60_000_000)), 60_000_000, 'rule:rule-2')).toBe(1);
    const [condition] = exampleRule().conditions;
    const lower = { conditions: [{ ...condition, value: 40_000_000 }] as const };
    expect(open(seen(lower, worth(60_000_000)), 60_000_000)).toBe(0);
  });

  test('of a number that is worse the lower it is, is for that number alone', () => {
    const [condition] = exampleRule().conditions;
    const least = { conditions: [{ ...condition, operator: 'lt', value: 200_000 }] as const };
    expect(open(seen(least, worth(150_000)), '150000')).toBe(0);
    expect(open(seen(least, worth(140_000)), '150000')).toBe(1);
    expect(open(seen(least, worth(140_000)), 150_000)).toBe(1);
  });
});
