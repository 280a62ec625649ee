import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldPath, fieldsOf, groupOfKind, isOfGroup } from '../../lines/line-parts.ts';
import type { Line } from '../../lines/line.ts';
import { lineOf } from '../../lines/line-for.ts';
import { exampleLines, type Example } from '../../lines/testing/example-objects.ts';
import { bookOf } from '../../lines/testing/line-books.ts';
import { untranslated } from '../../lines/testing/untranslated.ts';
import { rateQuote } from '../../rating/rate.ts';
import { seeded } from '../../rating/testing/example-subjects.ts';
import { checkInsurable } from '../checks/check-insurable.ts';
import { checkoutState } from './checkout-state.ts';
import { expectedOfLine, stepOfLineField } from './line-checkout.ts';
import { exampleQuoteOf, withEach } from '../line-quotes.fixture.ts';
import { expectedAnswers, missingAnswers, stepOfField, stepsOf } from '../checks/missing.ts';
import type { Quote } from '../quote.ts';
import { exampleFacts, exampleMailing, exampleRating, today } from '../quote.fixture.ts';
import { subjectOfQuote } from '../subject/subject-of-quote.ts';

const product = { liveIn: ['US'], notLiveIn: [], spansStates: true };

/** Everything of a quote of a line as a page would look at it: rated, judged, and where it stands. */
function stateOf(quote: Quote) {
  const rated = rateQuote(
    subjectOfQuote(quote),
    bookOf(lineOf(exampleLines.find((one) => one === quote.provider) ?? 'boat')),
  );
  const { missing_fields, referrals, rejections, total } = rated;
  const rating = exampleRating({ missing_fields, referrals, rejections, total });
  const findings = checkInsurable(quote, product, today);
  return checkoutState(quote, exampleFacts({ rating, findings }));
}

const begun = (provider: Example) =>
  exampleQuoteOf(provider, {
    vehicles: [],
    entities: [],
    locations: [exampleMailing],
    coverages: {},
    mailingLocationId: null,
    contentHash: null,
  });

describe.each(exampleLines)('the checkout of %s', (provider) => {
  const line = lineOf(provider);
  const quote = exampleQuoteOf(provider, { effectiveDate: today });

  test('has the steps of its line, and asks something at every one', () => {
    expect(stepsOf(quote)).toEqual(line.checkout.map(({ code }) => code));
    const requested = new Set(expectedAnswers(quote, today).map(({ step }) => step));
    expect([...requested]).toEqual(stepsOf(quote));
  });

  test('asks every field once that a sale or a price needs, in the order of its steps', () => {
    const expected = expectedAnswers(quote, today);
    const fields = expected.map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    const group = groupOfKind(line, quote.vehicles[0]?.type);
    for (const field of fieldsOf(line, 'object')) {
      const isRequested = field.needed !== 'never' && isOfGroup(field.groups, group);
      expect([field.name, fields.includes(`vehicles.0.${fieldPath(field)}`)]).toEqual([field.name, isRequested]);
    }
    for (const field of fieldsOf(line, 'person')) {
      expect(fields).toContain(
        field.name === 'birthdate' ? 'named_insured.birthdate' : `drivers.0.${fieldPath(field)}`,
      );
    }
  });

  test('finds each field at the step that asks for it', () => {
    for (const { step, field } of expectedAnswers(quote, today))
      expect([field, stepOfField(provider, field)]).toEqual([field, step]);
  });

  test.each([
    ['vehicles', 'kind'],
    ['vehicles.0.type', 'kind'],
    ['garaging_state', 'place'],
    ['postal_code', 'place'],
    ['vehicles.1.garaging_postal_code', 'place'],
    ['drivers', 'insured'],
    ['named_insured.birthdate', 'insured'],
    ['mailing.line_1', 'insured'],
    ['coverages', 'covers'],
    ['coverages.liability.limit', 'covers'],
    ['policy_duration_months', 'covers'],
    ['payment_term', 'covers'],
    ['effective_date', 'covers'],
    ['discounts', 'covers'],
    ['something_new', 'covers'],
    ['signature', 'sign'],
    ['payment', 'pay'],
  ])('settles %s where it asks for the %s', (field, part) => {
    const step = line.checkout.find(({ asks }) => asks.includes(part));
    expect(stepOfLineField(line, field)).toBe(step?.code);
  });

  test('has a step for whatever the rates miss and the rules say', () => {
    const nothing = withEach(quote, { year: null, ratingValue: null, make: null, model: null, vin: null, answers: {} });
    const open = { ...nothing, entities: quote.entities.map((one) => ({ ...one, answers: {} })) };
    for (const { step, message } of stateOf(open).missing) {
      expect(stepsOf(quote)).toContain(step);
      expect(message).toMatch(/\.$/);
    }
  });

  test('of an example that is sold lacks but the signature and the payment', () => {
    const state = stateOf(quote);
    expect(state.missing.map(({ field }) => field)).toEqual(['signature', 'payment']);
    expect(state.next).toBe('sign');
    expect(state.stop).toBeNull();
    expect(state.screen).toBeNull();
    expect(state.percent).toBeGreaterThan(70);
  });

  test('of a quote that just began leads to its first step, a few per cent done', () => {
    const state = stateOf(begun(provider));
    expect(state.next).toBe(line.checkout[0]?.code);
    expect(state.percent).toBeLessThan(30);
    expect(state.steps.filter(({ reached }) => reached).map(({ step }) => step)).toEqual([line.checkout[0]?.code]);
  });

  test('of a bought one has nothing left, and is whole', () => {
    const bound = { ...quote, status: 'bound' as const, signedContentHash: quote.contentHash };
    expect(stateOf(bound)).toMatchObject({ next: null, percent: 100, missing: [], screen: 'confirmation' });
  });

  test('goes on with every answer: its percentage never falls and its next step never goes back', () => {
    const names = fieldsOf(line, 'object').map(({ name }) => name);
    const [vehicle] = quote.vehicles;
    const column = { year: 'year', make: 'make', model: 'model', vin: 'vin', value: 'ratingValue' } as const;
    const taken = (open: readonly string[]) =>
      withEach(quote, {
        ...Object.fromEntries(
          Object.entries(column).flatMap(([name, key]) => (open.includes(name) ? [[key, null]] : [])),
        ),
        answers: Object.fromEntries(Object.entries(vehicle?.answers ?? {}).filter(([name]) => !open.includes(name))),
      });
    fc.assert(
      fc.property(fc.subarray(names), fc.nat(), (open, place) => {
        const stored = open.filter((_, index) => index !== place % Math.max(1, open.length));
        const [fewer, more] = [stateOf(taken(open)), stateOf(taken(stored))];
        expect(more.percent).toBeGreaterThanOrEqual(fewer.percent);
        const steps = stepsOf(quote);
        expect(steps.indexOf(more.next ?? '')).toBeGreaterThanOrEqual(steps.indexOf(fewer.next ?? ''));
        expect(new Set(fewer.missing.map(({ field }) => field)).size).toBe(fewer.missing.length);
      }),
      { ...seeded, numRuns: 25 },
    );
  });

  test('asks in English and in French', () => {
    for (const one of [...expectedAnswers(begun(provider), today), ...expectedAnswers(quote, today)]) {
      expect(untranslated(one)).toEqual([]);
    }
    for (const stated of stateOf(begun(provider)).missing) expect(untranslated(stated)).toEqual([]);
  });
});

describe('a question of a line', () => {
  test('is asked only of what it is about', () => {
    const towed = withEach(exampleQuoteOf('warranty'), { type: 'travel_trailer', answers: {} });
    expect(missingAnswers(towed, today).map(({ field }) => field)).not.toContain('vehicles.0.odometer');
    const driven = withEach(towed, { type: 'class_a' });
    expect(missingAnswers(driven, today).map(({ field }) => field)).toContain('vehicles.0.odometer');
    const strange = withEach(towed, { type: 'submarine' });
    expect(missingAnswers(strange, today).map(({ field }) => field)).not.toContain('vehicles.0.odometer');
  });

  test('is answered by no and by nought', () => {
    const [boat] = exampleQuoteOf('boat').vehicles;
    const answers = { ...boat?.answers, chartered: false, horsepower: 0 };
    const fields = missingAnswers(withEach(exampleQuoteOf('boat'), { answers }), today).map(({ field }) => field);
    expect(fields).not.toContain('vehicles.0.chartered');
    expect(fields).not.toContain('vehicles.0.horsepower');
    const open = withEach(exampleQuoteOf('boat'), { answers: { ...answers, chartered: null } });
    expect(missingAnswers(open, today).map(({ field }) => field)).toContain('vehicles.0.chartered');
  });

  test('is asked of each thing, and says of which', () => {
    const one = exampleQuoteOf('boat');
    const [boat] = one.vehicles;
    if (!boat) throw new Error('no boat');
    const second = { ...boat, vehicleId: 'second', make: 'Second', answers: { ...boat.answers, waters: null } };
    const missing = missingAnswers({ ...one, effectiveDate: today, vehicles: [boat, second] }, today);
    expect(missing[0]).toMatchObject({ step: 'waters', field: 'vehicles.1.waters' });
    expect(missing[0]?.message).toBe('2022 Second One: Choose how far you go.');
  });

  test('that nobody needs is never asked, and one that no step knows is settled with the covers', () => {
    const line = lineOf('boat');
    const fields = line.objects.fields.map((field) =>
      field.name === 'waters' ? { ...field, needed: 'never' as const } : field,
    );
    const without: Line = { ...line, objects: { ...line.objects, fields } };
    const requested = expectedOfLine(without, exampleQuoteOf('boat'), {}).map(({ field }) => field);
    expect(requested).not.toContain('vehicles.0.waters');
    expect(requested).toContain('vehicles.0.kept_on');
    expect(stepOfLineField(line, 'vehicles.0.sails')).toBe('covers');
    expect(stepOfLineField({ ...line, checkout: [] }, 'vehicles.0.sails')).toBe('covers');
  });

  test('of a part of the flow is asked where the line puts that part', () => {
    const { checkout } = lineOf('boat');
    const stated = { field: 'x', message: 'X.', answered: false };
    const flow = {
      kind: [stated],
      place: [stated],
      insured: [stated],
      covers: [stated],
      sign: [stated],
      pay: [stated],
    };
    const requested = expectedOfLine(lineOf('boat'), { ...exampleQuoteOf('boat'), vehicles: [] }, flow);
    const steps = checkout
      .filter(({ asks }) => asks.some((one) => typeof one === 'string' && one in flow))
      .map(({ code }) => code);
    expect(requested.filter(({ field }) => field === 'x').map(({ step }) => step)).toEqual(steps);
  });

  test('about what cannot be sold is asked again at its step, and only there', () => {
    const [boat] = exampleQuoteOf('boat').vehicles;
    const rented = withEach(exampleQuoteOf('boat', { effectiveDate: today }), {
      answers: { ...boat?.answers, chartered: true },
    });
    const state = stateOf(rented);
    expect(state.missing[0]).toMatchObject({
      step: 'boats',
      field: 'vehicles.0.chartered',
      message: 'We insure boats that nobody rents or charters.',
    });
    expect(state.steps.filter(({ answered }) => !answered).map(({ step }) => step)).toEqual([
      'boats',
      'sign',
      'payment',
    ]);
    expect(state.next).toBe('boats');
  });
});
