import { describe, expect, test } from 'vitest';
import { applyChange, priceChange } from '../rating/explaining/counterfactual.ts';
import { alternativesTo } from '../rating/alternatives.ts';
import { estimatePriceRange } from '../rating/range/price-range.ts';
import { rateQuote } from '../rating/rate.ts';
import type { LineSubject, RatingSubject } from '../rating/rating-subject.ts';
import { demoBook, exampleOne, withVehicle } from '../rating/testing/example-subjects.ts';
import { lineOf } from './line-for.ts';
import { estimateLineRange } from './line-range.ts';
import { pricingOf } from './pricing-of.ts';
import { type Example, exampleLines, examples } from './testing/example-objects.ts';
import { bookOf } from './testing/line-books.ts';
import { untranslated } from './testing/untranslated.ts';

/** The example of a line as a quote hands it over: with the answers of recreational vehicles, all open. */
function subjectOf(provider: Example): RatingSubject & LineSubject {
  const { vehicles, drivers, paymentTerm, ...rest }: LineSubject = examples[provider];
  const open = { class: null, year: null, value: null, valueType: null, usage: null, storage: null };
  return {
    ...rest,
    paymentTerm: paymentTerm === 'pay_in_full' ? 'pay_in_full' : 'monthly',
    scoreTier: 'no_hit',
    drivers: drivers.map((one) => ({
      birthdate: null,
      rvExperienceYears: null,
      points: null,
      ...one,
    })),
    vehicles: vehicles.map((one) => ({
      ...open,
      annualMiles: null,
      rentalUtilization: null,
      ...one,
    })),
  };
}

describe.each(exampleLines)('prices of %s', (provider) => {
  const line = lineOf(provider);
  const book = bookOf(line);
  const subject = subjectOf(provider);
  const pricing = pricingOf(provider);

  test('are shown as their range is, which is that of the line', () => {
    const range = pricing.range(subject, book);
    expect(range).toEqual(estimateLineRange(line, subject, book));
    if (!('low' in range)) throw new Error('no range');
    expect(pricing.shown(subject, book)).toEqual({ low: range.low, high: range.high });
  });

  test('are shown as none while what is insured is open', () => {
    expect(pricing.shown({ ...subject, vehicles: [] }, book)).toBeNull();
  });

  test('move by the discount for paying in full, where the line grants one, and only there', () => {
    const full = { ...subject, paymentTerm: 'pay_in_full' } as const;
    const moves = pricing.explain(subject, full, book);
    const isGranted = line.discounts.some(({ code }) => code === 'paid_in_full');
    expect(moves.map(({ answer }) => answer)).toEqual(isGranted ? ['payment_term'] : []);
    for (const { after } of moves) expect(after).toEqual(pricing.shown(full, book));
  });

  test('have alternatives that cost what a rating of them says, and say so in French', () => {
    const before = rateQuote(subject, book).total;
    const all = pricing.alternatives(subject, book);
    expect(all.length).toBeGreaterThan(3);
    for (const { change, label, terms } of all) {
      const changed = applyChange(subject, change);
      const after = rateQuote(changed, book).total;
      const amount = priceChange(subject, change, book);
      expect(amount === null ? null : (before ?? 0) + amount).toBe(after);
      const texts = [label, ...(terms ? [terms] : [])].flatMap((one) => untranslated(one));
      expect(texts.filter((form) => !form.endsWith(' CSL'))).toEqual([]);
    }
    expect(new Set(all.map((one) => JSON.stringify(one.change))).size).toBe(all.length);
  });
});

describe('prices of recreational vehicles for private use', () => {
  const pricing = pricingOf('personal');
  const open = withVehicle(exampleOne, { usage: null });

  test('are ranged, shown and varied by what is known of them alone', () => {
    expect(pricing.range(open, demoBook)).toEqual(estimatePriceRange(open, demoBook));
    expect(pricing.alternatives(exampleOne, demoBook)).toEqual(
      expect.arrayContaining(alternativesTo(exampleOne, demoBook)),
    );
    const { total } = rateQuote(exampleOne, demoBook);
    expect(pricing.shown(exampleOne, demoBook)).toEqual({ low: total, high: total });
  });

  test('vary by the next value of each limit and deductible, and by each extra left out', () => {
    const textOf = (subject: RatingSubject) =>
      pricing
        .alternatives(subject, demoBook)
        .filter(({ about }) => about.startsWith('coverages.'))
        .map(({ about, label, terms }) => `${about}: ${terms?.message ?? label.message}`);
    expect(textOf(exampleOne)).toEqual(
      expect.arrayContaining([
        'coverages.collision.deductible: $250',
        'coverages.collision.deductible: $1,000',
        'coverages.liability.limit: 50/100/50',
        'coverages.liability.limit: 250/500/100',
        'coverages.roadside: Without Roadside assistance',
      ]),
    );
    const highest = { ...exampleOne, coverages: { ...exampleOne.coverages, liability: { limit: '1M CSL' } } } as const;
    expect(textOf(highest).filter((one) => one.startsWith('coverages.liability'))).toEqual([
      'coverages.liability.limit: 500 CSL',
    ]);
    expect(textOf(exampleOne).filter((one) => one.startsWith('coverages.pet'))).toEqual([]);
  });

  test('are varied in words that have their French', () => {
    const rich = {
      ...exampleOne,
      coverages: { ...exampleOne.coverages, pet: {}, glass: {}, personal_effects: { limit: 5000 } },
    };
    const texts = pricing
      .alternatives(rich, demoBook)
      .flatMap(({ label, terms }) => (terms ? [label, terms] : [label]));
    expect(texts.flatMap((one) => untranslated(one)).filter((form) => !form.endsWith(' CSL'))).toEqual([]);
  });

  test('move by the answers of recreational vehicles', () => {
    const street = withVehicle(exampleOne, { storage: 'street' });
    expect(pricing.explain(exampleOne, street, demoBook).map(({ answer }) => answer)).toEqual(['storage_type']);
  });

  test.each(['pet', 'nobody'])('are those of %s too, which has no data', (provider) => {
    expect(pricingOf(provider).range).toBe(pricing.range);
    expect(pricingOf(provider).shown).toBe(pricing.shown);
  });
});
