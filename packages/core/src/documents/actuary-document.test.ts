import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineFor, lines } from '../lines/line-for.ts';
import { examples } from '../lines/testing/example-objects.ts';
import { bookOf } from '../lines/testing/line-books.ts';
import { examplePolicy } from '../policies/policy.fixture.ts';
import { exampleQuoteOf } from '../quoting/line-quotes.fixture.ts';
import { exampleGaraging, exampleInsured, exampleMailing, exampleQuote } from '../quoting/quote.fixture.ts';
import type { Entity, Location, Quote } from '../quoting/quote.ts';
import { subjectOfQuote } from '../quoting/subject/subject-of-quote.ts';
import type { RateBook } from '../rating/book/rate-book.ts';
import { rateQuote } from '../rating/rate.ts';
import { seeded } from '../rating/testing/example-subjects.ts';
import { addDays, day } from '../shared/time/day.ts';
import { writeActuaryDocument } from './actuary-document.ts';
import { actuaryDocuments } from './vocabulary.ts';

const isExample = (provider: string): provider is keyof typeof examples => Object.hasOwn(examples, provider);
const providers = lines.map(({ provider }) => provider).filter(isExample);

function bookFor(provider: string): RateBook {
  const line = lineFor(provider);
  if (!line) throw new Error(provider);
  return bookOf(line);
}

/** Everything that a quote of some line may be known by, each of it a text that stands nowhere else. */
const marked = fc
  .record({
    provider: fc.constantFrom(...providers),
    marks: fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{9}$/), { minLength: 24, maxLength: 24 }),
    born: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day('1945-02-11'), days)),
    drivers: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ provider, marks, born, drivers }) => {
    const left = [...marks];
    const mark = () => left.pop() ?? 'Unmarkedxx';
    const example = exampleQuoteOf(provider);
    const person = (one: Entity): Entity => ({
      ...one,
      firstName: mark(),
      lastName: mark(),
      email: `${mark()}@example.com`,
      phone: mark(),
      licenseNumber: mark(),
      birthdate: born,
      besides: { meta: mark() },
    });
    const place = (one: Location): Location => ({ ...one, line1: mark(), locality: mark(), postalCode: mark() });
    const others = Array.from({ length: drivers }, (_, at): Entity => {
      const id = `driver-${at}`;
      return { ...exampleInsured, entityId: id, rootEntityId: id, entityRelationship: 'driver', birthdate: born };
    });
    const [insured = exampleInsured] = example.entities;
    const quote: Quote = {
      ...example,
      entities: [person(insured), ...others],
      locations: [place(exampleMailing), place(exampleGaraging)],
      postalCode: mark(),
      besides: { custom_fields: mark() },
      vehicles: example.vehicles.map((vehicle) => ({ ...vehicle, vin: mark(), besides: { floorplan: mark() } })),
    };
    return { quote, marks, born };
  });

describe('what an actuary reads', () => {
  test.each(actuaryDocuments)('names in %s nobody of a quote, no place and no identification', (name) => {
    fc.assert(
      fc.property(marked, ({ quote, marks, born }) => {
        // Who has their birthday on the first day of cover has the day that stands for their age.
        fc.pre(born.slice(5) !== quote.effectiveDate.slice(5));
        const policy = examplePolicy({ provider: quote.provider });
        const written = writeActuaryDocument(name, { quote, book: bookFor(quote.provider), policy });
        const text = JSON.stringify(written);
        expect(written.ok).toBe(true);
        expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
        expect(text).not.toContain(born);
        for (const { licenseNumber, email, phone } of [exampleInsured]) {
          expect([licenseNumber, email, phone].filter((one) => one !== null && text.includes(one))).toEqual([]);
        }
      }),
      { ...seeded, numRuns: 120 },
    );
  });

  test('is the price to the cent, with each step of it', () => {
    const quote = exampleQuote();
    const book = bookFor('personal');
    const written = writeActuaryDocument('rating_response', { quote, book, policy: null });
    const price = rateQuote(subjectOfQuote(quote), book, { trace: true });
    expect(price.trace.length).toBeGreaterThan(10);
    expect(written).toMatchObject({ ok: true, event: { total: price.total, items: price.items, trace: price.trace } });
  });

  test('is what the rates were given, with a day of the same age for a birth date', () => {
    const written = writeActuaryDocument('rating_request', {
      quote: exampleQuote(),
      book: bookFor('personal'),
      policy: null,
    });
    expect(written).toMatchObject({
      ok: true,
      event: {
        state: 'OH',
        drivers: [{ birthdate: '1968-03-20' }],
        vehicles: [{ class: 'class_a', value: 12_000_000 }],
      },
    });
  });

  test('holds the terms of the policy that a quote became, and of a quote alone those of the quote', () => {
    const facts = { quote: exampleQuote(), book: bookFor('personal') };
    expect(writeActuaryDocument('terms', { ...facts, policy: examplePolicy() })).toMatchObject({
      event: { administrative_area: 'OH', policy: { policy_number: 'RV-100001-1', premium: 102_253, total: 104_753 } },
    });
    expect(writeActuaryDocument('terms', { ...facts, policy: null })).toMatchObject({ event: { policy: null } });
  });

  test('is one of those listed', () => {
    const facts = { quote: exampleQuote(), book: bookFor('personal'), policy: null };
    expect(writeActuaryDocument('declarations', facts)).toMatchObject({
      ok: false,
      refusal: { code: 'document_not_known', field: 'document_name' },
    });
  });
});
