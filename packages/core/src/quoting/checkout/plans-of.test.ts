import { describe, expect, test } from 'vitest';
import { findLineProblems } from '../../lines/find-line-problems.ts';
import { lineOf } from '../../lines/line-for.ts';
import { readCovers } from '../../lines/read-covers.ts';
import { exampleLines } from '../../lines/testing/example-objects.ts';
import { bookOf } from '../../lines/testing/line-books.ts';
import { meetsStateMinimum } from '../../products/liability-limits.ts';
import { recommendPlans } from '../../products/plans.ts';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { motorLimitOf } from '../../lines/motor-law.ts';
import { rateQuote } from '../../rating/rate.ts';
import { lineFindings } from '../insurable/line-findings.ts';
import { exampleQuoteOf, withEach } from '../line-quotes.fixture.ts';
import { planContextOf, plansOf } from './plans-of.ts';
import type { Quote } from '../quote.ts';
import { exampleGaraging, exampleMailing, exampleQuote } from '../quote.fixture.ts';
import { answersOfQuote, subjectOfQuote } from '../subject/subject-of-quote.ts';

const garagedIn = (quote: Quote, administrativeArea: string): Quote => ({
  ...quote,
  administrativeArea,
  locations: [exampleMailing, { ...exampleGaraging, administrativeArea }],
});
const withPlan = (quote: Quote, { coverages }: { readonly coverages: Quote['coverages'] }): Quote => ({
  ...quote,
  coverages,
});

describe.each(exampleLines)('the plans of %s', (provider) => {
  const line = lineOf(provider);
  const quote = exampleQuoteOf(provider);

  test('are its packages in their order, under its own names in both languages', () => {
    const plans = plansOf(quote);
    expect(plans.map(({ plan }) => plan)).toEqual(line.packages.map(({ code }) => code));
    for (const { label, valueType } of plans) {
      expect(label).toEqual({ en: expect.any(String), fr: expect.any(String) });
      expect(valueType).toBeNull();
    }
  });

  test('are priced and may be sold as they are, each', () => {
    for (const plan of plansOf(quote)) {
      const chosen = withPlan(quote, plan);
      const { total, missing_fields } = rateQuote(subjectOfQuote(chosen), bookOf(line));
      expect([plan.plan, missing_fields]).toEqual([plan.plan, []]);
      expect(total).toBeGreaterThan(0);
      expect(findLineProblems(line, answersOfQuote(chosen))).toEqual([]);
    }
  });

  test.each(line.objects.kinds.map(({ value }) => value))('hold only what a %s can have, and never nothing', (type) => {
    const plans = plansOf(withEach(quote, { type }));
    expect(plans.length).toBeGreaterThan(0);
    for (const { coverages } of plans) {
      expect(Object.keys(coverages).length).toBeGreaterThan(0);
      expect(readCovers(line, coverages).ok).toBe(true);
      const problems = findLineProblems(line, answersOfQuote({ ...withEach(quote, { type }), coverages }));
      expect(problems.filter(({ field }) => field.startsWith('coverages'))).toEqual([]);
    }
  });

  test('are offered before anything insured is named', () => {
    const plans = plansOf({ ...quote, vehicles: [] });
    for (const { coverages } of plans) expect(readCovers(line, coverages).ok).toBe(true);
  });
});

describe('a plan with motor liability', () => {
  const bikes = exampleQuoteOf('motorcycle');
  const limitsIn = (quote: Quote) =>
    plansOf(quote).map(({ plan, coverages }) => [plan, motorLimitOf(coverages['liability'])] as const);

  test.each(usStates)('is lawful in %s: for motorcycles as for fleets', (state) => {
    for (const quote of [bikes, exampleQuoteOf('pro')]) {
      for (const [, limit] of limitsIn(garagedIn(quote, state))) {
        expect(limit && meetsStateMinimum(limit, state, quote.effectiveDate)).toBe(true);
      }
    }
  });

  test('has the limit of its package in every state, for none asks for more than the packages hold', () => {
    for (const state of usStates) {
      expect([state, limitsIn(garagedIn(bikes, state))]).toEqual([
        state,
        [
          ['lawful', '50/100/50'],
          ['ride', '100/300/100'],
        ],
      ]);
    }
  });

  test('asks for what is lawful in every state where something is kept', () => {
    const [bike] = bikes.vehicles;
    if (!bike) throw new Error('no motorcycle');
    const there = { ...exampleGaraging, locationId: 'location-3', administrativeArea: 'VA' };
    const both = {
      ...bikes,
      vehicles: [bike, { ...bike, vehicleId: 'second', locationId: 'location-3' }],
      locations: [exampleMailing, exampleGaraging, there],
    };
    for (const [, limit] of limitsIn(both)) {
      for (const state of ['OH', 'VA']) expect(limit && meetsStateMinimum(limit, state, both.effectiveDate)).toBe(true);
    }
  });

  test.each(canadianProvinces)('never has one in %s that its line does not offer', (province) => {
    for (const provider of ['motorcycle', 'pro'] as const) {
      for (const { coverages } of plansOf(garagedIn(exampleQuoteOf(provider), province))) {
        expect(readCovers(lineOf(provider), coverages)).toEqual({ ok: true, event: coverages });
      }
    }
  });

  test.each(canadianProvinces)('has in %s a limit that is lawful for a motorcycle, and a price', (province) => {
    const quote = garagedIn(bikes, province);
    for (const { coverages } of plansOf(quote)) {
      const limit = motorLimitOf(coverages['liability']);
      expect(limit && meetsStateMinimum(limit, province, quote.effectiveDate)).toBe(true);
      expect(lineFindings({ ...quote, coverages }, lineOf('motorcycle'))).toEqual([]);
      const { missing_fields, total } = rateQuote(
        subjectOfQuote({ ...quote, coverages }),
        bookOf(lineOf('motorcycle')),
      );
      expect([missing_fields, typeof total]).toEqual([[], 'number']);
    }
  });

  test('keeps what else its package says of the cover', () => {
    for (const { plan, coverages } of plansOf(garagedIn(bikes, 'ME'))) {
      const own = lineOf('motorcycle').packages.find(({ code }) => code === plan);
      expect(Object.keys(coverages)).toEqual(Object.keys(own?.covers ?? {}));
    }
  });
});

test('a dirt bike has no plan of liability alone, and a plan without liability', () => {
  const plans = plansOf(withEach(exampleQuoteOf('motorcycle'), { type: 'dirt_bike' }));
  expect(plans.map(({ plan }) => plan)).toEqual(['ride']);
  expect(Object.keys(plans[0]?.coverages ?? {})).toEqual(['comprehensive', 'collision', 'accessories']);
});

test('a fleet of trailers has no liability in its plans, one with a motorhome has it', () => {
  const pro = exampleQuoteOf('pro');
  const trailers = withEach(pro, { type: 'travel_trailer' });
  for (const { coverages } of plansOf(trailers)) expect(coverages).not.toHaveProperty('liability');
  for (const { coverages } of plansOf({ ...pro, vehicles: [...trailers.vehicles, ...pro.vehicles] })) {
    expect(coverages).toHaveProperty('liability');
  }
});

test('recreational vehicles for private use have the plans that follow from what and where they are', () => {
  const quote = exampleQuote();
  const cards = recommendPlans(planContextOf(quote));
  expect(plansOf(quote)).toEqual(cards.map((card) => ({ ...card, label: null })));
  expect(planContextOf(quote)).toMatchObject({
    state: 'OH',
    vehicles: [{ class: 'class_a', year: 2023, usage: 'recreational', state: 'OH' }],
  });
});
