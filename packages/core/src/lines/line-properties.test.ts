import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents } from '../shared/money.ts';
import { multiply, type Rational, rational, rationalFromDecimal } from '../shared/rational.ts';
import { addDays, addMonths, day } from '../shared/day.ts';
import { compileRateBook } from '../rating/rate-book.ts';
import { rateQuote } from '../rating/rate.ts';
import type { LineSubject } from '../rating/rating-subject.ts';
import type { RateStructure } from '../rating/rate-structure.ts';
import { seeded } from '../rating/testing/example-subjects.ts';
import { canadianProvinces, usStates } from '../products/vocabulary.ts';
import { checkLine } from './check-line.ts';
import { demoRatesFor } from './demo-rates-for.ts';
import { labelOfFactor } from './label-of-factor.ts';
import type { Cover, Field, Line } from './line.ts';
import { lines } from './line-for.ts';
import { bookOf } from './testing/line-books.ts';

const effectiveDate = day('2026-07-15');

/** Answers that have a price, whatever the rules of the line say of them. */
function arbitraryAnswer({ kind, choices = [], least = 0, most = 1000, name }: Field): fc.Arbitrary<unknown> {
  if (kind === 'choice')
    return fc.constantFrom(...choices.map(({ value }) => value).filter((value) => value !== 'business'));
  if (kind === 'yes_no') return fc.boolean();
  if (kind === 'year') return fc.integer({ min: 1990, max: 2027 });
  if (kind === 'cents') return fc.integer({ min: 200_000, max: 20_000_000 });
  if (kind === 'day')
    return fc.integer({ min: 17, max: 90 }).map((age) => addDays(addMonths(effectiveDate, -12 * age), -40));
  if (kind === 'incidents') return fc.integer({ min: 0, max: 9 });
  if (kind === 'text') return fc.constant(name === 'scoreTier' ? 'no_hit' : 'Example');
  return fc.integer({ min: least, max: Math.min(most, name === 'rentalUtilization' ? 40 : most) });
}

const answersOf = (fields: readonly Field[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, arbitraryAnswer(field)])));

function arbitraryCover({ settings }: Cover): fc.Arbitrary<Record<string, string | number>> {
  return fc.record(Object.fromEntries(settings.map(({ name, values }) => [name, fc.constantFrom(...values)])));
}

function arbitrarySubject(line: Line): fc.Arbitrary<LineSubject> {
  const { objects, persons, fields, covers, terms, discounts } = line;
  const object = fc
    .tuple(fc.uuid(), fc.constantFrom(...objects.kinds.map(({ value }) => value)), answersOf(objects.fields))
    .map(([vehicleId, kind, answers]) => ({ ...answers, vehicleId, class: kind }));
  const place = fc.constantFrom(...usStates, ...canadianProvinces);
  const all = fc.record(Object.fromEntries(covers.map((cover) => [cover.code, arbitraryCover(cover)])));
  return fc
    .tuple(
      answersOf(fields),
      fc.record({
        termMonths: fc.constantFrom(...terms.months),
        state: place,
        coverages: all,
        discounts: fc.subarray(discounts.map(({ code }) => code)),
        paymentTerm: fc.constantFrom('monthly', 'pay_in_full'),
        drivers: fc.array(answersOf(persons?.fields ?? []), { minLength: 1, maxLength: 2 }),
        vehicles: fc.array(object, { minLength: 1, maxLength: 2 }),
      }),
    )
    .map(([whole, rest]) => ({ ...whole, ...rest, effectiveDate }));
}

const runs = { ...seeded, numRuns: 60 };
const each = lines.map((line) => [line.provider, line] as const);

function subtotalOf(subject: LineSubject, line: Line): number {
  const { subtotal, missing_fields } = rateQuote(subject, bookOf(line));
  if (subtotal === null) throw new Error(`no price: ${JSON.stringify(missing_fields)}`);
  return subtotal;
}

function expectRising(prices: readonly number[], price: 'rises' | 'falls') {
  const rising = prices.toSorted((a, b) => a - b);
  expect(prices).toEqual(price === 'rises' ? rising : rising.toReversed());
}

describe.each(each)('prices of %s', (_provider, line) => {
  test('never fall with a limit and never rise with a deductible', () => {
    fc.assert(
      fc.property(arbitrarySubject(line), (subject) => {
        for (const { code, settings } of line.covers) {
          for (const { name, values, price } of settings) {
            const chosen = { ...subject.coverages?.[code] };
            const prices = values.map((value) =>
              subtotalOf(
                { ...subject, coverages: { ...subject.coverages, [code]: { ...chosen, [name]: value } } },
                line,
              ),
            );
            expectRising(prices, price);
          }
        }
      }),
      { ...runs, numRuns: 15 },
    );
  });

  test('never fall with the value', () => {
    const isAsked = line.objects.fields.some(({ name }) => name === 'value');
    fc.assert(
      fc.property(
        arbitrarySubject(line),
        fc.array(fc.integer({ min: 200_000, max: 30_000_000 }), { minLength: 3, maxLength: 3 }),
        (subject, values) => {
          const prices = values
            .toSorted((a, b) => a - b)
            .map((value) =>
              subtotalOf({ ...subject, vehicles: subject.vehicles.map((one) => ({ ...one, value })) }, line),
            );
          if (isAsked) expectRising(prices, 'rises');
          else expect(new Set(prices).size).toBe(1);
        },
      ),
      runs,
    );
  });

  test('have a trace that multiplies out to the cent, every step with its words', () => {
    fc.assert(
      fc.property(arbitrarySubject(line), (subject) => {
        const { items, trace } = rateQuote(subject, bookOf(line), { trace: true });
        expect(items.length).toBeGreaterThan(0);
        for (const { vehicleId, coverage, cents } of items) {
          const steps = trace.filter((step) => step.vehicleId === vehicleId && step.coverage === coverage);
          const product = steps.reduce<Rational>(
            (sum, { value }) => multiply(sum, rationalFromDecimal(value)),
            rational(1),
          );
          expect(toCents(multiply(product, rational(100)))).toBe(cents);
          for (const { factor } of steps) expect([factor, labelOfFactor(line, factor)]).not.toContain(null);
        }
      }),
      runs,
    );
  });

  test('do not depend on the order of factors', () => {
    const turned: RateStructure = {
      ...line.structure,
      factors: Object.fromEntries(Object.entries(line.structure.factors).toReversed()),
      coverages: line.structure.coverages.map((one) => ({ ...one, factors: one.factors.toReversed() })),
    };
    expect(checkLine({ ...line, structure: turned })).toEqual([]);
    const book = compileRateBook(turned, demoRatesFor(line), 'turned');
    fc.assert(
      fc.property(arbitrarySubject(line), (subject) => {
        expect(rateQuote(subject, book).items).toEqual(rateQuote(subject, bookOf(line)).items);
      }),
      runs,
    );
  });
});
