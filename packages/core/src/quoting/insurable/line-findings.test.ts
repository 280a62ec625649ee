import { describe, expect, test } from 'vitest';
import { findLineProblems } from '../../lines/find-line-problems.ts';
import { fieldPath } from '../../lines/line-parts.ts';
import { lineOf } from '../../lines/line-for.ts';
import { exampleLines, type Example } from '../../lines/testing/example-objects.ts';
import { untranslated } from '../../lines/testing/untranslated.ts';
import { meetsStateMinimum } from '../../products/liability-limits.ts';
import { usStates } from '../../products/vocabulary.ts';
import { checkInsurable } from '../checks/check-insurable.ts';
import { exampleQuoteOf, withEach } from '../line-quotes.fixture.ts';
import type { Quote } from '../quote.ts';
import { exampleGaraging, exampleMailing, today } from '../quote.fixture.ts';
import { answersOfQuote } from '../subject/subject-of-quote.ts';
import { lineFindings } from './line-findings.ts';

const product = { liveIn: ['US'], notLiveIn: [], spansStates: true };

const found = (provider: Example, quote: Quote) => lineFindings(quote, lineOf(provider));
const codesOf = (provider: Example, quote: Quote) => found(provider, quote).map(({ code, field }) => [code, field]);
const garagedIn = (quote: Quote, administrativeArea: string): Quote => ({
  ...quote,
  locations: [exampleMailing, { ...exampleGaraging, administrativeArea }],
});
/** The example of a line with its things answered otherwise, each beside what stands there. */
function answering(provider: Example, answers: Readonly<Record<string, unknown>>): Quote {
  const quote = exampleQuoteOf(provider);
  const vehicles = quote.vehicles.map((one) => ({ ...one, answers: { ...one.answers, ...answers } }));
  return { ...quote, vehicles };
}

describe.each(exampleLines)('the data of %s', (provider) => {
  const line = lineOf(provider);

  test('has nothing against its example, nor have the law and the papers', () => {
    expect(found(provider, exampleQuoteOf(provider))).toEqual([]);
    const findings = checkInsurable(exampleQuoteOf(provider), product, today);
    // The numbers of the examples are made up; boats and plates have others than a VIN.
    expect(findings.filter(({ field }) => !field.endsWith('.vin'))).toEqual([]);
  });

  test('says of a quote what it says of its answers, with the remedy and what was found', () => {
    const nothing = withEach(exampleQuoteOf(provider), { make: null, model: null, answers: {} });
    const problems = findLineProblems(line, answersOfQuote(nothing));
    expect(problems.length).toBeGreaterThan(0);
    expect(found(provider, nothing)).toEqual(problems);
  });

  test('asks for everything that a sale needs while it is open, in English and French', () => {
    const open = withEach(exampleQuoteOf(provider), { make: null, model: '', vin: null, answers: {} });
    const findings = found(provider, open).filter(({ code }) => code === 'answer_missing');
    const needed = line.objects.fields.filter(({ needed: what }) => what === 'sale');
    const paths = needed.map((field) => `vehicles.0.${fieldPath(field)}`);
    const filled = ['vehicles.0.salvage_title', 'vehicles.0.year'];
    expect(findings.map(({ field }) => field).toSorted()).toEqual(
      paths.filter((path) => !filled.includes(path)).toSorted(),
    );
    for (const one of findings) {
      expect(one.remedy).toBe('answer');
      expect(untranslated(one)).toEqual([]);
    }
  });

  test('does not insure what another line insures, nor a term or a cover that it does not offer', () => {
    const quote = { ...withEach(exampleQuoteOf(provider), { type: 'submarine' }), policyDurationMonths: 7 };
    const findings = found(provider, { ...quote, coverages: { ...quote.coverages, submarine: {} } });
    const codes = findings.map(({ code }) => code);
    for (const code of ['not_insured_by_line', 'duration_not_offered', 'unknown_coverage'])
      expect(codes).toContain(code);
    for (const one of findings) expect(untranslated(one)).toEqual([]);
  });

  test('holds no more things than it says', () => {
    const { most } = line.objects;
    const quote = exampleQuoteOf(provider);
    const many = (count: number) => ({
      ...quote,
      vehicles: Array.from({ length: count }, (_, index) =>
        quote.vehicles.map((one) => ({ ...one, vehicleId: `${index}` })),
      ).flat(),
    });
    expect(codesOf(provider, many(most))).toEqual([]);
    expect(codesOf(provider, many(most + 1))).toEqual([['too_many_objects', 'vehicles']]);
  });

  test('says nothing of covers that nobody chose yet', () => {
    expect(found(provider, { ...exampleQuoteOf(provider), coverages: {} })).toEqual([]);
  });
});

describe('a rule of a line', () => {
  test.each<[Example, Readonly<Record<string, unknown>>, string, string, string]>([
    ['boat', { chartered: true }, 'boat_chartered', 'vehicles.0.chartered', 'change'],
    ['boat', { top_speed: 91 }, 'bass_boat_too_fast', 'vehicles.0.top_speed', 'change'],
    ['roadside', { hired_out: true }, 'roadside_hired_out', 'vehicles.0.hired_out', 'change'],
    ['windshield', { damaged_now: true }, 'windshield_damaged', 'vehicles.0.damaged_now', 'change'],
    ['tire_wheel', { tire_years: 7 }, 'tires_too_old', 'vehicles.0.tire_years', 'change'],
    ['warranty', { odometer: 100_001 }, 'contract_many_miles', 'vehicles.0.odometer', 'change'],
    ['warranty', { rented_out: true }, 'contract_rented_out', 'vehicles.0.rented_out', 'underwriter'],
    ['car_share', { platform_insures: false }, 'platform_without_cover', 'vehicles.0.platform_insures', 'change'],
    ['car_share', { days_shared: 300 }, 'shared_most_of_the_year', 'vehicles.0.days_shared', 'underwriter'],
  ])('of %s finds %j: %s', (provider, answers, code, field, remedy) => {
    const [one, ...others] = found(provider, answering(provider, answers));
    expect(others).toEqual([]);
    expect(one).toMatchObject({ code, field, remedy });
    expect(one?.value !== undefined).toBe(remedy === 'underwriter');
    if (one) expect(untranslated(one)).toEqual([]);
  });

  test('carries what an underwriter is asked to let pass', () => {
    expect(found('car_share', answering('car_share', { days_shared: 300 }))[0]?.value).toBe(300);
    expect(found('warranty', answering('warranty', { rented_out: true }))[0]?.value).toBe('true');
  });

  test('reads the columns of what is insured as the line names them', () => {
    const quote = exampleQuoteOf('warranty');
    expect(codesOf('warranty', withEach(quote, { salvageTitle: true }))).toEqual([
      ['contract_salvage', 'vehicles.0.salvage_title'],
    ]);
    expect(codesOf('tire_wheel', withEach(exampleQuoteOf('tire_wheel'), { year: 2000 }))).toEqual([
      ['tire_vehicle_too_old', 'vehicles.0.year'],
    ]);
    const watercraft = withEach(exampleQuoteOf('boat'), { type: 'personal_watercraft', ratingValue: 2_700_001 });
    expect(codesOf('boat', watercraft)).toEqual([['watercraft_value', 'vehicles.0.rating_value']]);
  });

  test('is asked even where no rate reads the answer: tires of a vehicle without a model year are not sold', () => {
    expect(codesOf('tire_wheel', withEach(exampleQuoteOf('tire_wheel'), { year: null }))).toEqual([
      ['answer_missing', 'vehicles.0.year'],
    ]);
  });

  test('counts for the state where each thing is kept', () => {
    expect(codesOf('pro', garagedIn(exampleQuoteOf('pro'), 'NY'))).toContainEqual([
      'rented_motorhome_in_new_york',
      'vehicles.0.rental_utilization_rate',
    ]);
    expect(codesOf('pro', garagedIn(exampleQuoteOf('pro'), 'CO'))).toEqual([]);
  });

  test('about a person counts for who is insured', () => {
    const quote = exampleQuoteOf('motorcycle');
    const entities = quote.entities.map((one) => ({ ...one, answers: { ...one.answers, endorsement: false } }));
    expect(codesOf('motorcycle', { ...quote, entities })).toEqual([['rider_unlicensed', 'drivers.0.endorsement']]);
  });
});

describe('the law’s least limit', () => {
  const bikes = exampleQuoteOf('motorcycle');
  const limited = (limit: string, quote = bikes): Quote => ({
    ...quote,
    coverages: { ...quote.coverages, liability: { limit } },
  });
  const belowIn = (quote: Quote, provider: Example = 'motorcycle') =>
    found(provider, quote).filter(({ code }) => code === 'liability_below_state_minimum');

  test.each(usStates)('is that of %s for motorcycles', (state) => {
    for (const limit of ['25/50/25', '50/100/50', '100/300/100', '250/500/100'] as const) {
      const isLawful = meetsStateMinimum(limit, state, bikes.effectiveDate);
      const findings = belowIn(garagedIn(limited(limit), state));
      expect([limit, findings.length === 0]).toEqual([limit, isLawful]);
      for (const one of findings) {
        expect(one).toMatchObject({ field: 'coverages.liability.limit', remedy: 'change' });
        expect(untranslated(one)).toEqual([]);
      }
    }
  });

  test('is no matter for a dirt bike, which is not ridden on roads', () => {
    const dirt = withEach(garagedIn(limited('25/50/25'), 'ME'), { type: 'dirt_bike' });
    expect(belowIn(dirt)).toEqual([]);
    expect(belowIn(garagedIn(limited('25/50/25'), 'ME'))).toHaveLength(1);
  });

  test('is said once for a state where several are kept, and for every other state', () => {
    const [bike] = bikes.vehicles;
    if (!bike) throw new Error('no motorcycle');
    const there = { ...exampleGaraging, locationId: 'location-3', administrativeArea: 'VA' };
    const quote = {
      ...garagedIn(limited('25/50/25'), 'ME'),
      vehicles: [bike, { ...bike, vehicleId: 'two' }, { ...bike, vehicleId: 'three', locationId: 'location-3' }],
    };
    const both = { ...quote, locations: [...quote.locations, there] };
    expect(belowIn(both)).toHaveLength(2);
    expect(belowIn(quote)).toHaveLength(1 + (meetsStateMinimum('25/50/25', 'OH', bikes.effectiveDate) ? 0 : 1));
  });

  test('is not asked of boats and shared cars, whose liability is not that of motor vehicles', () => {
    for (const state of usStates) {
      expect(belowIn(garagedIn(exampleQuoteOf('boat'), state), 'boat')).toEqual([]);
      expect(belowIn(garagedIn(exampleQuoteOf('car_share'), state), 'car_share')).toEqual([]);
    }
  });

  test('is not asked of what is no limit, which is wrong already', () => {
    expect(codesOf('motorcycle', limited('1/1/1'))).toEqual([['value_not_offered', 'coverages.liability.limit']]);
  });
});
