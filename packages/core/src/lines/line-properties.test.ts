import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents } from '../shared/money/money.ts';
import { multiply, type Rational, rational, rationalFromDecimal } from '../shared/money/rational.ts';
import { compileRateBook } from '../rating/book/rate-book.ts';
import { rateQuote } from '../rating/rate.ts';
import type { LineSubject } from '../rating/rating-subject.ts';
import type { RateStructure } from '../rating/rate-structure.ts';
import { seeded } from '../rating/testing/example-subjects.ts';
import { checkLine } from './check-line.ts';
import { demoRatesFor } from './demo-rates-for.ts';
import { labelOfFactor } from './label-of-factor.ts';
import type { Line } from './line.ts';
import { lines } from './line-for.ts';
import { arbitrarySubject } from './testing/arbitrary-answers.ts';
import { bookOf } from './testing/line-books.ts';

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
    const isRequested = line.objects.fields.some(({ name }) => name === 'value');
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
          if (isRequested) expectRising(prices, 'rises');
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
