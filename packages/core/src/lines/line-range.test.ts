import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endsOf } from '../rating/explaining/explain-moves.ts';
import { rateQuote } from '../rating/rate.ts';
import type { Answers, LineSubject } from '../rating/rating-subject.ts';
import { seeded } from '../rating/testing/example-subjects.ts';
import { day, yearOf } from '../shared/time/day.ts';
import { fieldPath, fieldsOf } from './line-parts.ts';
import { findLineProblems } from './find-line-problems.ts';
import type { Field, Line } from './line.ts';
import { lineFor } from './line-for.ts';
import { completeLineSubject, estimateLineRange, usualPackage } from './line-range.ts';
import { arbitraryAnswer } from './testing/arbitrary-answers.ts';
import { type Example, exampleLines, examples } from './testing/example-objects.ts';
import { bookOf } from './testing/line-books.ts';
import { untranslated } from './testing/untranslated.ts';
import { sampled } from '../shared/testing/sampled.ts';

function lineOf(provider: Example): Line {
  const line = lineFor(provider);
  if (!line) throw new Error(`${provider} is no line`);
  return line;
}

const rangeOf = (provider: Example, subject: LineSubject = examples[provider]) =>
  estimateLineRange(lineOf(provider), subject, bookOf(lineOf(provider)));
const endsUnder = (provider: Example, subject?: LineSubject) => endsOf(rangeOf(provider, subject));
const totalOf = (provider: Example, subject: LineSubject) => rateQuote(subject, bookOf(lineOf(provider))).total;

/** Answers that a range does without: those of a price, but for what it is worth and what the rates have an answer to. */
function openable(line: Line, of: 'object' | 'person'): readonly Field[] {
  const shapes = Object.values(line.structure.factors).filter((shape) => shape.of === of);
  return fieldsOf(line, of).filter(({ name }) =>
    shapes.some(({ answer, keys, otherwise }) => answer === name && keys !== 'sliced' && otherwise === undefined),
  );
}

/** The subject without some answers of its things and persons. */
function without(subject: LineSubject, names: readonly string[]): LineSubject {
  const left = <One extends Answers>(answers: One): One => ({
    ...answers,
    ...Object.fromEntries(names.map((name) => [name, null])),
  });
  return { ...subject, vehicles: subject.vehicles.map(left), drivers: subject.drivers.map(left) };
}

const namesOpen = (provider: Example) =>
  (['object', 'person'] as const).flatMap((of) => openable(lineOf(provider), of).map(({ name }) => name));

/** The example with some other answers, as they may be sold. */
function soldLike(provider: Example): fc.Arbitrary<LineSubject> {
  const line = lineOf(provider);
  const input = examples[provider];
  const others = (of: 'object' | 'person') =>
    fc.record(Object.fromEntries(openable(line, of).map((field) => [field.name, arbitraryAnswer(field)])), {
      requiredKeys: [],
    });
  return fc
    .tuple(others('object'), others('person'))
    .map(([object, person]) => ({
      ...input,
      vehicles: input.vehicles.map((one) => ({ ...one, ...object })),
      drivers: input.drivers.map((one) => ({ ...one, ...person })),
    }))
    .filter((subject) => findLineProblems(line, subject).length === 0 && totalOf(provider, subject) !== null);
}

describe.each(exampleLines)('the range of %s', (provider) => {
  const line = lineOf(provider);
  const whole: LineSubject = examples[provider];

  test('is the price itself at both ends when everything is answered', () => {
    const total = totalOf(provider, whole);
    expect(total).not.toBeNull();
    expect(rangeOf(provider)).toEqual({ low: total, high: total, assumptions: [], unanswered: [], referrals: [] });
  });

  test('holds the price that the answers taken away lead to, and each end is a real price', () => {
    fc.assert(
      fc.property(soldLike(provider), fc.subarray(namesOpen(provider)), (subject, taken) => {
        const open = without(subject, taken);
        const ends = endsUnder(provider, open);
        const total = totalOf(provider, subject);
        if (!ends || total === null) throw new Error(`no range without ${taken.join()}`);
        expect(ends.low).toBeLessThanOrEqual(total);
        expect(ends.high).toBeGreaterThanOrEqual(total);
        for (const end of ['low', 'high'] as const) {
          expect(totalOf(provider, completeLineSubject(line, open, bookOf(line), end))).toBe(ends[end]);
        }
      }),
      sampled(12, 60),
    );
  });

  test('never widens by an answer within what was open', () => {
    fc.assert(
      fc.property(fc.subarray(namesOpen(provider)), fc.nat(), (taken, place) => {
        const wider = endsUnder(provider, without(whole, taken));
        const stored = taken.filter((_, index) => index !== place % Math.max(1, taken.length));
        const narrower = endsUnder(provider, without(whole, stored));
        expect(narrower?.low).toBeGreaterThanOrEqual(wider?.low ?? Infinity);
        expect(narrower?.high).toBeLessThanOrEqual(wider?.high ?? -Infinity);
      }),
      sampled(12, 60),
    );
  });

  test('names each open answer at its path once, and says nothing that has no French', () => {
    fc.assert(
      fc.property(fc.subarray(namesOpen(provider)), (taken) => {
        const range = rangeOf(provider, without(whole, taken));
        if (!('low' in range)) throw new Error('no range');
        expect(new Set(range.unanswered).size).toBe(range.unanswered.length);
        const paths = [...openable(line, 'object'), ...openable(line, 'person')]
          .filter(({ name }) => taken.includes(name))
          .map(fieldPath);
        const last = range.unanswered.map((path) => path.slice(path.lastIndexOf('.') + 1));
        expect(last.toSorted()).toEqual(paths.toSorted());
        expect(range.assumptions.length > 0).toBe(taken.length > 0);
        expect(range.assumptions.flatMap((one) => untranslated(one))).toEqual([]);
      }),
      sampled(8, 30),
    );
  });

  test('of a quote that nobody chose covers for is that of the package in the middle, which it names', () => {
    const open = { ...whole, coverages: null };
    const assumed = usualPackage(line);
    const total = totalOf(provider, { ...whole, coverages: assumed?.covers ?? null });
    const range = rangeOf(provider, open);
    expect(range).toMatchObject({ low: total, high: total, unanswered: ['coverages'] });
    if (!('low' in range)) throw new Error('no range');
    expect(range.assumptions.map(({ code }) => code)).toEqual(['package', 'as_entered', 'starts_on']);
    expect(range.assumptions[0]?.message).toBe(`The package “${assumed?.label.en}”.`);
    expect(range.assumptions.flatMap((one) => untranslated(one))).toEqual([]);
  });

  test('of a quote without term and way to pay is that of the usual ones', () => {
    const usual = { ...whole, termMonths: line.terms.usual, paymentTerm: 'monthly' };
    const ends = endsUnder(provider, { ...whole, termMonths: null, paymentTerm: null });
    expect(ends).toEqual({ low: totalOf(provider, usual), high: totalOf(provider, usual) });
  });

  test.each([
    ['vehicles', { vehicles: [] }, 'vehicles'],
    ['what it is', { vehicles: whole.vehicles.map((one) => ({ ...one, class: null })) }, 'vehicles.0.type'],
    ['where it is kept', { state: null }, 'garaging_state'],
  ])('is none without %s, and says so', (_what, change, path) => {
    const none = rangeOf(provider, { ...whole, ...change });
    expect(none).not.toHaveProperty('low');
    if ('low' in none) throw new Error('a range');
    expect(none.missing.map((one) => one.path)).toContain(path);
    expect(none.missing.flatMap((one) => untranslated(one))).toEqual([]);
  });

  test.runIf(fieldsOf(line, 'object').some(({ name }) => name === 'value'))(
    'is none without what it is worth, whatever else is open',
    () => {
      fc.assert(
        fc.property(fc.subarray(namesOpen(provider)), (taken) => {
          const none = rangeOf(provider, without(whole, [...taken, 'value']));
          expect(none).toMatchObject({ missing: [{ path: 'vehicles.0.rating_value' }] });
        }),
        { ...seeded, numRuns: 10 },
      );
    },
  );
});

describe('a range', () => {
  test('of several things and persons holds every one of them', () => {
    const { boat } = examples;
    const second = { ...boat.vehicles[0], vehicleId: 'second', class: 'pontoon', top_speed: 30 };
    const both: LineSubject = {
      ...boat,
      vehicles: [...boat.vehicles, second],
      drivers: [...boat.drivers, { birthdate: day('2008-02-02'), boating_years: 0 }],
    };
    const open = without(both, ['waters', 'boating_years']);
    const ends = endsUnder('boat', open);
    const total = totalOf('boat', both) ?? 0;
    expect(ends?.low).toBeLessThan(total);
    expect(ends?.high).toBeGreaterThan(total);
    expect(rangeOf('boat', open)).toMatchObject({
      unanswered: expect.arrayContaining(['vehicles.0.waters', 'vehicles.1.waters', 'drivers.0.boating_years']),
    });
  });

  test('of a line that insures no person adds none', () => {
    const { roadside } = examples;
    const completed = completeLineSubject(lineOf('roadside'), roadside, bookOf(lineOf('roadside')), 'low');
    expect(completed.drivers).toEqual([]);
  });

  test('takes somebody for granted where a line insures persons and none is named', () => {
    const { boat } = examples;
    const ends = endsUnder('boat', { ...boat, drivers: [] });
    const total = totalOf('boat', boat) ?? 0;
    expect(ends?.low).toBeLessThanOrEqual(total);
    expect(ends?.high).toBeGreaterThan(total);
  });

  test('leaves out what the line does not sell: a contract of at most 15 model years and 100,000 miles', () => {
    const line = lineOf('warranty');
    const open = without(examples.warranty, ['year', 'odometer']);
    const dearest = completeLineSubject(line, open, bookOf(line), 'high');
    expect(findLineProblems(line, dearest)).toEqual([]);
    const [vehicle] = dearest.vehicles;
    expect(yearOf(dearest.effectiveDate) - Number(vehicle?.['year'])).toBeLessThanOrEqual(15);
    expect(vehicle?.['odometer']).toBeLessThanOrEqual(100_000);
  });

  test('holds a record that an underwriter looks at first, which has its price, and refers nobody for it', () => {
    const open = without(examples.motorcycle, ['incidents']);
    const bad = { ...examples.motorcycle, drivers: [{ ...examples.motorcycle.drivers[0], incidents: 6 }] };
    const range = rangeOf('motorcycle', open);
    expect(range).toMatchObject({ high: totalOf('motorcycle', bad), referrals: [] });
    expect(rangeOf('motorcycle', bad)).toMatchObject({ referrals: [{ code: 'rider_record' }] });
  });

  test('says what a total loss pays where nobody chose it, as the rates take it', () => {
    const open = without(examples.boat, ['valueType', 'waters']);
    const range = rangeOf('boat', open);
    if (!('low' in range)) throw new Error('no range');
    expect(range.assumptions.map(({ code }) => code)).toEqual(['agreed_value', 'as_entered', 'starts_on']);
    expect(range.assumptions.flatMap((one) => untranslated(one))).toEqual([]);
    const chosen = rangeOf('boat', without(examples.boat, ['waters']));
    expect(chosen).toMatchObject({ low: range.low, high: range.high });
    expect('low' in chosen && chosen.assumptions.map(({ code }) => code)).toEqual(['as_entered', 'starts_on']);
  });

  test('of somebody whom the rates reject is none, and says why', () => {
    const young = {
      ...examples.motorcycle,
      drivers: [{ ...examples.motorcycle.drivers[0], birthdate: day('2015-01-01') }],
    };
    const none = rangeOf('motorcycle', young);
    expect(none).toMatchObject({ missing: [], rejections: [{ code: 'rider_under_age' }] });
    expect(none).not.toHaveProperty('low');
  });

  test('is as an answer left it, though that is one the line does not sell', () => {
    const { boat } = examples;
    const fast: LineSubject = { ...boat, vehicles: boat.vehicles.map((one) => ({ ...one, top_speed: 150 })) };
    expect(endsUnder('boat', fast)).toEqual({ low: totalOf('boat', fast), high: totalOf('boat', fast) });
  });

  test('of a line with one package is that one, and of none is no package', () => {
    const line = lineOf('boat');
    expect(usualPackage({ ...line, packages: line.packages.slice(0, 1) })?.code).toBe('liability_only');
    expect(usualPackage({ ...line, packages: [] })).toBeNull();
    const none = estimateLineRange({ ...line, packages: [] }, { ...examples.boat, coverages: null }, bookOf(line));
    expect(none).toMatchObject({ missing: [{ path: 'coverages' }] });
  });
});
