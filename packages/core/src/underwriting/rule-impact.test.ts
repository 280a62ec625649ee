import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleQuote, exampleVehicle } from '../quoting/quote.fixture.ts';
import { exampleRule, someQuotes, someRules } from '../quoting/rules/testing/example-rules.ts';
import { interpretRules } from '../quoting/rules/testing/interpret-rules.ts';
import { ruleTypes } from '../quoting/vocabulary.ts';
import { day } from '../shared/day.ts';
import { impactOf } from './rule-impact.ts';

const worth = (ratingValue: number, premium: number | null = 100_000) => ({
  quote: exampleQuote({ vehicles: [{ ...exampleVehicle, ratingValue }] }),
  premium,
});
const [condition] = exampleRule().conditions;
const above = (value: number) => exampleRule({ conditions: [{ ...condition, value }] });
const seed = 819;

describe('the impact of a draft', () => {
  test('is whom it would hit, with what was seen and what they pay', () => {
    const impact = impactOf(above(50), [worth(40), worth(60, 120_000), worth(70, null)], 'personal');
    expect(impact).toMatchObject({ lookedAt: 3, letGo: 0, premiumHit: 120_000, premium: 220_000 });
    expect(impact.hits.map(({ values, isHitNow }) => [values, isHitNow])).toEqual([
      [[60], false],
      [[70], false],
    ]);
  });

  test('beside the wording in use is who is hit already, and who would be no longer', () => {
    const impact = impactOf(above(60), [worth(55), worth(65), worth(10)], 'personal', above(50));
    expect(impact).toMatchObject({ lookedAt: 3, letGo: 1 });
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

  test('leaves out cover that begins on other days, and business that it is not asked about', () => {
    const quotes = [worth(60)];
    expect(impactOf({ ...above(50), effectiveDate: day('2026-03-21') }, quotes, 'personal').hits).toEqual([]);
    expect(impactOf({ ...above(50), allowNewBusiness: false }, quotes, 'personal').hits).toEqual([]);
    expect(impactOf({ ...above(50), allowRenewal: false }, quotes, 'personal').hits).toHaveLength(1);
  });

  test('counts what has no price as nothing, and is in the order of the quotes', () => {
    const quotes = [worth(70, null), worth(60, 5), worth(80, 7)];
    const impact = impactOf(above(50), quotes, 'personal');
    expect(impact.hits.map(({ premium }) => premium)).toEqual([null, 5, 7]);
    expect([impact.premium, impact.premiumHit]).toEqual([12, 12]);
  });

  test('of a field that the line does not have is nobody', () => {
    const wings = exampleRule({ conditions: [{ ...condition, key: 'answers.wings' }] });
    expect(impactOf(wings, [worth(60)], 'personal')).toMatchObject({ lookedAt: 1, hits: [], letGo: 0 });
  });

  test('beside a wording that hit nothing is new throughout', () => {
    const impact = impactOf(above(50), [worth(60)], 'personal', above(90));
    expect(impact.hits.map(({ isHitNow }) => isHitNow)).toEqual([false]);
  });

  test('of no quotes is nothing', () => {
    expect(impactOf(above(1), [], 'personal')).toEqual({ lookedAt: 0, hits: [], letGo: 0, premiumHit: 0, premium: 0 });
  });

  test(`is what each quote by itself says, whatever the rule (seed ${seed})`, () => {
    const quotes = fc.sample(someQuotes, { seed, numRuns: 200 }).map((quote, premium) => ({ quote, premium }));
    for (const rule of fc.sample(someRules('personal'), { seed, numRuns: 40 }).flat()) {
      const hit = quotes.filter(({ quote }) => interpretRules([rule], quote).length > 0);
      const impact = impactOf(rule, quotes, 'personal', rule);
      expect(impact.hits.map(({ premium }) => premium)).toEqual(hit.map(({ premium }) => premium));
      expect(impact).toMatchObject({ letGo: 0, premiumHit: hit.reduce((sum, { premium }) => sum + premium, 0) });
    }
  });
});
