import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, multiply, type Rational, rational, rationalFromDecimal } from '../../shared/money/rational.ts';
import { toCents } from '../../shared/money/money.ts';
import { demoRateRows } from '../book/demo-rate-book.ts';
import { rateQuote } from '../rate.ts';
import type { TraceStep } from '../rating.ts';
import type { RatingSubject } from '../rating-subject.ts';
import { arbitrarySubject } from '../testing/arbitrary-subject.ts';
import { couple, demoBook, exampleOne, seeded, texanTrailer } from '../testing/example-subjects.ts';

const traced = (subject: RatingSubject) => rateQuote(subject, demoBook, { trace: true });
const stepsOf = (trace: readonly TraceStep[], vehicleId: string, coverage: string) =>
  trace.filter((step) => step.vehicleId === vehicleId && step.coverage === coverage);
const product = (steps: readonly TraceStep[]): Rational =>
  steps.reduce((sum, { value }) => multiply(sum, rationalFromDecimal(value)), rational(1));
const inCents = (dollars: Rational) => toCents(multiply(dollars, rational(100)));

describe('a trace', () => {
  test('of E1 comprehensive names every row with its factor and the exact product', () => {
    const steps = stepsOf(traced(exampleOne).trace, 'motorhome', 'comprehensive');
    expect(steps.map(({ factor, key, value, product: sum }) => [factor, key, value, sum].join(' '))).toEqual([
      'base class_a 3.4 3.4',
      'value 100000-200000 114.75 390.15',
      'territory OH 0.9 351.135',
      'vehicle_age 2-10 0.97 340.60095',
      'storage secured 0.93 316.7588835',
      'score B 0.95 300.920939325',
      'usage recreational 1 300.920939325',
      'rental_utilisation 0 1 300.920939325',
      'deductible 500 1 300.920939325',
      'settlement agreed_value 1 300.920939325',
      'term 12 1 300.920939325',
    ]);
  });

  test('of E1 collision and liability ends at the products computed by hand', () => {
    const { trace } = traced(exampleOne);
    expect(stepsOf(trace, 'motorhome', 'collision').at(-1)?.product).toBe('476.140716072');
    expect(stepsOf(trace, 'motorhome', 'liability').map(({ factor }) => factor)).toEqual([
      'base',
      'territory',
      'score',
      'driver_age',
      'experience',
      'points',
      'usage',
      'rental_utilisation',
      'yearly_miles',
      'increased_limits',
      'term',
    ]);
    expect(stepsOf(trace, 'motorhome', 'liability').at(-1)?.product).toBe('194.2902');
  });

  test('of a flat charge is its amount and the term', () => {
    const coverages = { personal_effects: { limit: 5000 }, roadside: {} };
    const { trace, items } = traced({ ...texanTrailer, coverages, termMonths: 6 });
    expect(items.map(({ cents }) => cents)).toEqual([900, 3000]);
    expect(trace).toEqual([
      { vehicleId: 'trailer', coverage: 'roadside', factor: 'roadside', key: 'towable', value: '18', product: '18' },
      { vehicleId: 'trailer', coverage: 'roadside', factor: 'term', key: '6', value: '0.5', product: '9' },
      {
        vehicleId: 'trailer',
        coverage: 'personal_effects',
        factor: 'personal_effects',
        key: 'per_1000',
        value: '60',
        product: '60',
        parts: [{ key: 'per_1000', rate: '12', thousands: '5' }],
      },
      { vehicleId: 'trailer', coverage: 'personal_effects', factor: 'term', key: '6', value: '0.5', product: '30' },
    ]);
  });

  test('multiplies out to the cents of every item, rounded once', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const { items, trace } = traced(subject);
        for (const { vehicleId, coverage, cents } of items) {
          const steps = stepsOf(trace, vehicleId, coverage);
          expect(inCents(product(steps))).toBe(cents);
          expect(inCents(rationalFromDecimal(steps.at(-1)?.product ?? ''))).toBe(cents);
        }
      }),
      seeded,
    );
  });

  test('shows after each step the exact product of the steps so far', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const { items, trace } = traced(subject);
        for (const { vehicleId, coverage } of items) {
          const steps = stepsOf(trace, vehicleId, coverage);
          for (const [index, step] of steps.entries()) {
            expect(compare(rationalFromDecimal(step.product), product(steps.slice(0, index + 1)))).toBe(0);
          }
        }
      }),
      { ...seeded, numRuns: 150 },
    );
  });

  test('names in every step a row of the book, and holds that row’s own factor', () => {
    const columns = ['comprehensive', 'collision', 'liability'];
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        for (const { factor, key, coverage, value, parts } of traced(subject).trace) {
          const row = demoRateRows.find((candidate) => candidate.factor === factor && candidate.key === key);
          expect(row).toBeDefined();
          const column = columns.find((name) => name === coverage);
          if (parts || !row || factor === 'term' || !column) continue;
          const stored = row.factors?.[column];
          expect(compare(rationalFromDecimal(value), rationalFromDecimal(String(stored)))).toBe(0);
        }
      }),
      { ...seeded, numRuns: 150 },
    );
  });

  test('has no step for score or age where the law forbids them', () => {
    const factors = new Set(traced({ ...exampleOne, state: 'CA' }).trace.map(({ factor }) => factor));
    expect(factors).not.toContain('score');
    expect(factors).not.toContain('driver_age');
    expect(factors).toContain('points');
  });

  test('says which driver counted', () => {
    const reckless = { ...couple, points: 3 };
    const { trace } = traced({ ...exampleOne, drivers: [couple, reckless] });
    const counted = trace.filter(({ driver }) => driver !== undefined);
    expect(counted).toHaveLength(6);
    expect(new Set(counted.map(({ driver }) => driver))).toEqual(new Set([1]));
    expect(counted.map(({ factor }) => factor)).toEqual([
      'driver_age',
      'experience',
      'points',
      'driver_age',
      'experience',
      'points',
    ]);
  });

  test('survives being stored as JSON', () => {
    const { trace } = traced(exampleOne);
    expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
  });
});
