import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleQuote, exampleVehicle } from '../quoting/quote.fixture.ts';
import { exampleRule, someQuotes, someRules } from '../quoting/rules/testing/example-rules.ts';
import { interpretRules } from '../quoting/rules/testing/interpret-rules.ts';
import { ruleTypes } from '../quoting/vocabulary.ts';
import { day } from '../shared/time/day.ts';
import { type BookEntry, impactOf, noImpact, withEntries } from './rule-impact.ts';

const worth = (ratingValue: number, premium: number | null = 100_000) => ({
  quote: exampleQuote({ vehicles: [{ ...exampleVehicle, ratingValue }] }),
  premium,
});
const [condition] = exampleRule().conditions;
const above = (value: number) => exampleRule({ conditions: [{ ...condition, value }] });
const always = { effectiveDate: day('1900-01-01'), expirationDate: null };
const seed = 819;

describe('the impact of a draft', () => {
  test('is whom it would hit, with what was seen and what they pay', () => {
    const impact = impactOf(above(50), [worth(40), worth(60, 120_000), worth(70, null)], 'personal');
    expect(impact.sums).toEqual({ lookedAt: 3, hits: 2, newHits: 2, letGo: 0, premiumHit: 120_000, premium: 220_000 });
    expect(impact.hits.map(({ values, isHitNow }) => [values, isHitNow])).toEqual([
      [[60], false],
      [[70], false],
    ]);
  });

  test('beside the wording in use is who is hit already, and who would be no longer', () => {
    const impact = impactOf(above(60), [worth(55), worth(65), worth(10)], 'personal', above(50));
    expect(impact.sums).toMatchObject({ lookedAt: 3, hits: 1, newHits: 0, letGo: 1 });
    expect(impact.hits.map(({ isHitNow }) => isHitNow)).toEqual([true]);
  });

  test('of several units is all that was seen, and of a person no more than who it was', () => {
    const vehicles = ['Thor', 'Tiffin', 'Thor'].map((make) => ({ ...exampleVehicle, make }));
    const quotes = [{ quote: exampleQuote({ vehicles }), premium: 1 }];
    const on = (objectType: 'vehicle' | 'entity', key: string, value: string) =>
      exampleRule({ conditions: [{ objectType, key, operator: 'contains', value }] });
    expect(impactOf(on('vehicle', 'make', 't'), quotes, 'personal').hits[0]?.values).toEqual(['Thor', 'Tiffin']);
    expect(impactOf(on('entity', 'last_name', 'neill'), quotes, 'personal').hits[0]?.values).toEqual(['entity 1']);
  });

  test('is the same whatever becomes of the quotes that are hit', () => {
    const quotes = [worth(40), worth(60)];
    const hit = ruleTypes.map((ruleType) => impactOf({ ...above(50), ruleType }, quotes, 'personal').hits.length);
    expect(hit).toEqual([1, 1, 1]);
  });

  test('is on cover of any day, for it is tried on the past, and leaves out business that it is not asked about', () => {
    const quotes = [worth(60)];
    const days = { effectiveDate: day('2026-03-21'), expirationDate: day('2026-03-22') };
    expect(impactOf({ ...above(50), ...days }, quotes, 'personal').hits).toHaveLength(1);
    expect(impactOf({ ...above(50), allowNewBusiness: false }, quotes, 'personal').hits).toEqual([]);
    expect(impactOf({ ...above(50), allowRenewal: false }, quotes, 'personal').hits).toHaveLength(1);
  });

  test('counts what has no price as nothing, and is in the order of the quotes', () => {
    const quotes = [worth(70, null), worth(60, 5), worth(80, 7)];
    const impact = impactOf(above(50), quotes, 'personal');
    expect(impact.hits.map(({ premium }) => premium)).toEqual([null, 5, 7]);
    expect([impact.sums.premium, impact.sums.premiumHit]).toEqual([12, 12]);
  });

  test('of a field that the line does not have is nobody', () => {
    const wings = exampleRule({ conditions: [{ ...condition, key: 'answers.wings' }] });
    expect(impactOf(wings, [worth(60)], 'personal').sums).toMatchObject({ lookedAt: 1, hits: 0, letGo: 0 });
  });

  test('beside a wording that hit nothing is new throughout', () => {
    const impact = impactOf(above(50), [worth(60)], 'personal', above(90));
    expect(impact.hits.map(({ isHitNow }) => isHitNow)).toEqual([false]);
  });

  test('of no quotes is nothing', () => {
    const none = { lookedAt: 0, hits: 0, newHits: 0, letGo: 0, premiumHit: 0, premium: 0 };
    expect(impactOf(above(1), [], 'personal')).toEqual({ sums: none, hits: [] });
  });

  test(`is what each quote by itself says, whatever the rule (seed ${seed})`, () => {
    const quotes = fc.sample(someQuotes, { seed, numRuns: 200 }).map((quote, premium) => ({ quote, premium }));
    for (const rule of fc.sample(someRules('personal'), { seed, numRuns: 40 }).flat()) {
      const hit = quotes.filter(({ quote }) => interpretRules([{ ...rule, ...always }], quote).length > 0);
      const impact = impactOf(rule, quotes, 'personal', rule);
      expect(impact.hits.map(({ premium }) => premium)).toEqual(hit.map(({ premium }) => premium));
      expect(impact.sums).toMatchObject({ letGo: 0, premiumHit: hit.reduce((sum, { premium }) => sum + premium, 0) });
    }
  });
});

describe('the impact on a book', () => {
  const entry = (input: Partial<BookEntry>): BookEntry => ({
    values: [],
    isHitNow: false,
    premium: 100,
    isRecent: true,
    isInForce: false,
    state: 'OH',
    status: 'open',
    ...input,
  });
  const entries = [
    entry({ values: [1], isInForce: true, status: 'active', premium: 700 }),
    entry({ values: [1], isRecent: false, isInForce: true, status: 'active', state: 'TX', isHitNow: true }),
    entry({ isHitNow: true, premium: null }),
    entry({}),
  ];
  const sums = (lookedAt: number, hits: number, newHits: number, letGo: number, premium: number, premiumHit: number) =>
    ({ lookedAt, hits, newHits, letGo, premium, premiumHit }) as const;

  test('is of quotes and of policies, and what is both stands once in its state and its status', () => {
    expect(withEntries(noImpact, entries)).toEqual({
      quotes: sums(3, 1, 1, 1, 800, 700),
      policies: sums(2, 2, 1, 0, 800, 800),
      states: { OH: sums(3, 1, 1, 1, 800, 700), TX: sums(1, 1, 0, 0, 100, 100) },
      statuses: { active: sums(2, 2, 1, 0, 800, 800), open: sums(2, 0, 0, 1, 100, 0) },
    });
  });

  test('is the same in whatever parts it is looked at', () => {
    const parts = entries.toReversed().reduce((impact, one) => withEntries(impact, [one]), noImpact);
    expect(parts).toEqual(withEntries(noImpact, entries));
  });
});
