import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainMoves, isSamePrice, type PriceMove } from '../rating/explaining/explain-moves.ts';
import { compileRateBook } from '../rating/book/rate-book.ts';
import type { LineSubject } from '../rating/rating-subject.ts';
import { day } from '../shared/time/day.ts';
import { fieldPath, fieldsOf } from './line-parts.ts';
import { demoRatesFor } from './demo-rates-for.ts';
import type { Line } from './line.ts';
import { lineFor } from './line-for.ts';
import { movesOfLine } from './line-moves.ts';
import { pricingOf } from './pricing-of.ts';
import { arbitrarySubject } from './testing/arbitrary-answers.ts';
import { type Example, exampleLines, examples } from './testing/example-objects.ts';
import { bookOf } from './testing/line-books.ts';
import { sampled } from '../shared/testing/sampled.ts';

function lineOf(provider: Example): Line {
  const line = lineFor(provider);
  if (!line) throw new Error(`${provider} is no line`);
  return line;
}

const explain = (provider: Example, before: LineSubject, after: LineSubject) =>
  explainMoves(before, after, bookOf(lineOf(provider)), movesOfLine(lineOf(provider)));
const shown = (provider: Example, subject: LineSubject) =>
  movesOfLine(lineOf(provider)).shown(subject, bookOf(lineOf(provider)));
const answersOf = (moves: readonly PriceMove[]) => moves.map(({ answer }) => answer);

/** Two states of one quote: the same things and as many persons, all else answered anew or left open. */
function arbitraryPair(line: Line): fc.Arbitrary<readonly [LineSubject, LineSubject]> {
  const open = [...fieldsOf(line, 'object'), ...fieldsOf(line, 'person')].map(({ name }) => name);
  return fc
    .tuple(arbitrarySubject(line), arbitrarySubject(line), fc.subarray(open, { maxLength: 2 }), fc.boolean())
    .map(([before, after, taken, isSame]) => {
      const nothing = Object.fromEntries(taken.map((name) => [name, null]));
      const named = after.vehicles.map((object, index) => ({
        ...object,
        ...nothing,
        vehicleId: (isSame ? before.vehicles[index]?.vehicleId : undefined) ?? object.vehicleId,
      }));
      return [before, { ...after, vehicles: named }] as const;
    });
}

describe.each(exampleLines)('moves of the price of %s', (provider) => {
  const line = lineOf(provider);

  test('follow on each other, from the price before to the price after', () => {
    fc.assert(
      fc.property(arbitraryPair(line), ([before, after]) => {
        const moves = explain(provider, before, after);
        const [from, to] = [shown(provider, before), shown(provider, after)];
        for (const [index, move] of moves.entries()) {
          expect(move.before).toEqual(index === 0 ? from : moves[index - 1]?.after);
          expect(move.before && isSamePrice(move.before, move.after)).not.toBe(true);
          expect(move.after.low).toBeLessThanOrEqual(move.after.high);
        }
        if (to) expect(moves.at(-1)?.after ?? from).toEqual(to);
        expect(new Set(answersOf(moves)).size).toBe(moves.length);
      }),
      sampled(10, 40),
    );
  });

  test('are none of a quote that says the same', () => {
    fc.assert(
      fc.property(arbitrarySubject(line), (subject) => {
        const again = {
          ...subject,
          vehicles: subject.vehicles.map((one) => ({ ...one })),
          drivers: [...subject.drivers],
        };
        expect(explain(provider, subject, again)).toEqual([]);
      }),
      sampled(5, 20),
    );
  });

  test('are none by an answer that no rate reads', () => {
    const input: LineSubject = examples[provider];
    const after = {
      ...input,
      vehicles: input.vehicles.map((object) => ({
        ...object,
        make: 'Other',
        model: 'Two',
        vin: null,
        hull_number: '1',
      })),
    };
    expect(explain(provider, input, after)).toEqual([]);
  });

  test('make the one state into the other with all the answers taken, in their order', () => {
    fc.assert(
      fc.property(arbitraryPair(line), ([before, after]) => {
        const { takes } = movesOfLine(line);
        const made = takes.reduce((subject, [, take]) => take(subject, after), before);
        expect(shown(provider, made)).toEqual(shown(provider, after));
        expect(made.vehicles.map(({ vehicleId }) => vehicleId)).toEqual(
          after.vehicles.map(({ vehicleId }) => vehicleId),
        );
      }),
      sampled(10, 40),
    );
  });

  test('have one name for each answer that is asked, as the quote spells it', () => {
    const names = movesOfLine(line).takes.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const whose of ['object', 'person', 'quote'] as const) {
      for (const field of fieldsOf(line, whose)) expect(names).toContain(fieldPath(field));
    }
  });
});

const { boat, motorcycle, warranty } = examples;
const withBoat = (change: Readonly<Record<string, unknown>>): LineSubject => ({
  ...boat,
  vehicles: boat.vehicles.map((one) => ({ ...one, ...change })),
});

describe('a move of a boat’s price', () => {
  test.each([
    ['garaging', { ...boat, state: 'FL' }, 'territory'],
    ['type', withBoat({ class: 'pontoon' }), 'base'],
    ['year', withBoat({ year: 2001 }), 'boat_age'],
    ['rating_value', withBoat({ value: 7_000_000 }), 'value'],
    ['length_feet', withBoat({ length_feet: 45 }), 'length'],
    ['horsepower', withBoat({ horsepower: 20 }), 'horsepower'],
    ['top_speed', withBoat({ top_speed: 30 }), 'top_speed'],
    ['waters', withBoat({ waters: 'coastal_75' }), 'waters'],
    ['kept_on', withBoat({ kept_on: 'mooring' }), 'kept_on'],
    ['rating_value_type', withBoat({ valueType: 'actual_cash_value' }), 'settlement'],
    ['birthdate', { ...boat, drivers: [{ ...boat.drivers[0], birthdate: day('2008-01-01') }] }, 'operator_age'],
    ['boating_years', { ...boat, drivers: [{ ...boat.drivers[0], boating_years: 0 }] }, 'boating_years'],
    ['coverages', { ...boat, coverages: { ...boat.coverages, hull: { deductible: 2500 } } }, 'deductible'],
    ['payment_term', { ...boat, paymentTerm: 'pay_in_full' }, 'discount'],
    ['discounts', { ...boat, discounts: ['multi_policy'] }, 'discount'],
    ['effective_date', { ...boat, effectiveDate: day('2034-06-01') }, 'boat_age'],
  ] as const)('by %s alone is by that, with the row that changed, and back again', (answer, after, about) => {
    const [move, ...others] = explain('boat', boat, after);
    expect(others).toEqual([]);
    expect(move).toMatchObject({ answer, before: shown('boat', boat), after: shown('boat', after) });
    expect(move?.rows.map((row) => row.about)).toContain(about);
    const [back] = explain('boat', after, boat);
    expect(back).toMatchObject({ answer, before: move?.after, after: move?.before });
  });

  test('by a second boat or a second person says so, and not by their answers', () => {
    const second = { ...boat.vehicles[0], vehicleId: 'second', class: 'cruiser' };
    expect(answersOf(explain('boat', boat, { ...boat, vehicles: [...boat.vehicles, second] }))).toEqual([
      'second_vehicle',
    ]);
    const son = { birthdate: day('2009-01-01'), boating_years: 0 };
    const crewed = { ...boat, drivers: [...boat.drivers, son] };
    expect(answersOf(explain('boat', boat, crewed))).toEqual(['second_driver']);
  });

  test('that was no price before is the first one, without rows', () => {
    const open = withBoat({ value: null });
    expect(explain('boat', open, boat)).toEqual([
      { answer: 'rating_value', before: null, after: shown('boat', boat), rows: [] },
    ]);
    expect(explain('boat', boat, open)).toEqual([]);
  });

  test('narrows a range by what was open', () => {
    const open = withBoat({ waters: null });
    const [move, ...others] = explain('boat', open, boat);
    expect(others).toEqual([]);
    expect(move).toMatchObject({ answer: 'waters', before: shown('boat', open), after: shown('boat', boat) });
  });

  test('is none where a first person says nothing yet', () => {
    const nobody = { ...boat, drivers: [] };
    expect(explain('boat', nobody, { ...boat, drivers: [{ birthdate: null, boating_years: null }] })).toEqual([]);
  });
});

test('a longer service contract moves by its length, and a motorcycle by its winter', () => {
  expect(answersOf(explain('warranty', warranty, { ...warranty, termMonths: 60 }))).toEqual(['policy_duration_months']);
  const ridden = { ...motorcycle, vehicles: motorcycle.vehicles.map((one) => ({ ...one, lay_up: 'none' })) };
  expect(answersOf(explain('motorcycle', motorcycle, ridden))).toEqual(['lay_up']);
});

test('what is asked once of the whole moves the price under its own name', () => {
  const base = lineOf('roadside');
  const requested = {
    name: 'members',
    label: { en: 'Members', fr: 'Membres' },
    asks: { en: 'How many?', fr: 'Combien ?' },
  };
  const line: Line = { ...base, fields: [{ ...requested, kind: 'whole', needed: 'price' }] };
  const { takes } = movesOfLine(line);
  const after = { ...examples.roadside, members: 3 };
  const made = takes.reduce<LineSubject>((subject, [, take]) => take(subject, after), examples.roadside);
  expect(takes.map(([name]) => name)).toContain('members');
  expect(made['members']).toBe(3);
});

test('another product’s rates move the price first', () => {
  const line = lineOf('boat');
  const dearer = compileRateBook(
    line.structure,
    demoRatesFor(line).map((row) =>
      row.factor === 'waters' && row.factors ? { ...row, factors: { ...row.factors, hull: '3' } } : row,
    ),
    'dearer',
  );
  const pricing = pricingOf('boat');
  const seller = { answer: 'provider', book: dearer } as const;
  const full = { ...boat, paymentTerm: 'pay_in_full' };
  const moves = explainMoves<LineSubject>(boat, full, bookOf(line), movesOfLine(line), seller);
  expect(answersOf(moves)).toEqual(['provider', 'payment_term']);
  expect(moves[0]?.before).toEqual(movesOfLine(line).shown(boat, dearer));
  expect(moves[1]?.before).toEqual(shown('boat', boat));
  expect(typeof pricing.explain).toBe('function');
});
