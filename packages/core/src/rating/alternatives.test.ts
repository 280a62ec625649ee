import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printSentence } from '../shared/text/sentence.ts';
import { type Alternative, alternativesTo } from './alternatives.ts';
import { applyChange, priceChange } from './explaining/counterfactual.ts';
import type { RatingSubject } from './rating-subject.ts';
import { arbitrarySubject } from './testing/arbitrary-subject.ts';
import {
  couple,
  demoBook,
  exampleOne,
  motorhome,
  seeded,
  texanTrailer,
  trailer,
  withDriver,
  withVehicle,
} from './testing/example-subjects.ts';

const alternatives = (subject: RatingSubject) => alternativesTo(subject, demoBook);
const about = (subject: RatingSubject, what: Alternative['about']) =>
  alternatives(subject).filter((one) => one.about === what);
const textOf = ({ label, terms }: Alternative) => [label.message, terms?.message ?? null];

describe('what could be otherwise', () => {
  test('is the other way to pay, and its price is that of a real rating', () => {
    const [full, ...others] = about(exampleOne, 'payment_term');
    expect(others).toEqual([]);
    expect(full && textOf(full)).toEqual(['Paid in full', null]);
    expect(full?.change).toEqual({ quote: { paymentTerm: 'pay_in_full' } });
    const inFull = { ...exampleOne, paymentTerm: 'pay_in_full' } as const;
    expect(about(inFull, 'payment_term').map(textOf)).toEqual([['Monthly', null]]);
    expect(full && priceChange(exampleOne, full.change, demoBook)).toBeLessThan(0);
  });

  test('is every other place to keep each vehicle', () => {
    const two = { ...exampleOne, vehicles: [motorhome, trailer] };
    const places = about(two, 'storage_type');
    expect(places).toHaveLength(8);
    expect(places.map(({ terms }) => terms?.message)).not.toContain(undefined);
    expect(applyChange(two, places[0]?.change ?? {}).vehicles.map(({ storage }) => storage)).toEqual([
      'indoor',
      'driveway',
    ]);
    expect(about(withVehicle(exampleOne, { storage: null }), 'storage_type')).toEqual([]);
  });

  test('is the next band of fewer miles for what is driven', () => {
    const [fewer, ...others] = about(exampleOne, 'estimated_yearly_mileage');
    expect(others).toEqual([]);
    expect(fewer?.label.message).toMatch(/^Driven [\d,]+ miles a year or fewer\.$/);
    expect(fewer && priceChange(exampleOne, fewer.change, demoBook)).toBeLessThan(0);
    expect(about(withVehicle(exampleOne, { annualMiles: 0 }), 'estimated_yearly_mileage')).toEqual([]);
    expect(about(texanTrailer, 'estimated_yearly_mileage')).toEqual([]);
  });

  test('is a clean record where there is none', () => {
    expect(about(withDriver(exampleOne, { points: 0 }), 'incidents')).toEqual([]);
    expect(about(withDriver(exampleOne, { points: null }), 'incidents')).toEqual([]);
    const two = { ...exampleOne, drivers: [couple, { ...couple, points: 3 }] };
    const [clean] = about(two, 'incidents');
    expect(applyChange(two, clean?.change ?? {}).drivers.map(({ points }) => points)).toEqual([0, 0]);
    expect(clean && priceChange(two, clean.change, demoBook)).toBeLessThan(0);
  });

  test('of open answers is nothing', () => {
    const open = { ...texanTrailer, coverages: null, paymentTerm: null };
    expect(alternatives(withVehicle(open, { storage: null }))).toEqual([]);
  });

  test('can all be said in French', () => {
    const two = { ...withDriver(exampleOne, { points: 3 }), vehicles: [motorhome, trailer] };
    const sentences = alternatives(two).flatMap(({ label, terms }) => (terms ? [label, terms] : [label]));
    for (const one of sentences) {
      expect(one.french, one.message).toBeDefined();
      expect(printSentence(one, 'fr-CA')).not.toBe(one.message);
    }
    expect(sentences.length).toBeGreaterThan(10);
  });

  test('changes one thing: taken, it is what is offered no more', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        for (const { change } of alternatives(subject)) {
          const kinds = Object.keys(change);
          expect(kinds).toHaveLength(1);
          const after = alternatives(applyChange(subject, change)).map((one) => JSON.stringify(one.change));
          expect(after).not.toContain(JSON.stringify(change));
        }
      }),
      { ...seeded, numRuns: 40 },
    );
  });
});
