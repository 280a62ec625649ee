import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCents } from '../shared/money/money.ts';
import { rateQuote } from './rate.ts';
import { demoBook, exampleOne, motorhome, trailer } from './testing/example-subjects.ts';
import { rangeOfTyped, ratingOfPremium, withoutPrice } from './typed-price.ts';

const seed = 53;
const two = { ...exampleOne, vehicles: [motorhome, { ...trailer, vehicleId: 'trailer' }] };
const rates = rateQuote(exampleOne, demoBook);

describe('a premium that somebody types', () => {
  test('has the shares of the rates, the fees of the line, and nothing off', () => {
    const doubled = ratingOfPremium((rates.subtotal ?? 0) * 2, exampleOne, demoBook);
    expect(doubled.items).toEqual(rates.items.map((item) => ({ ...item, cents: item.cents * 2 })));
    expect(doubled).toMatchObject({
      discounts: [],
      minimum_top_up: 0,
      fees: [
        {
          code: 'policy_fee',
          cents: 2500,
        },
      ],
      subtotal: 215270,
      total: 217770,
      referrals: [],
      rejections: [],
      missing_fields: [],
      trace: [],
    });
  });

  test(`is shared to the cent, whatever it is (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), fc.constantFrom(exampleOne, two), (premium, subject) => {
        const rating = ratingOfPremium(premium, subject, demoBook);
        expect(sumCents(rating.items.map(({ cents }) => cents))).toBe(premium);
        expect(rating.total).toBe(premium + 2500);
      }),
      { seed, numRuns: 300 },
    );
  });

  test('is shared alike where the rates have no price for what it is for', () => {
    const [strange] = exampleOne.vehicles;
    if (!strange) throw new Error('the example insures something');
    const unknown = { ...exampleOne, vehicles: [{ ...strange, class: 'houseboat' }] };
    expect(rateQuote(unknown, demoBook).total).toBeNull();
    const rating = ratingOfPremium(10_001, unknown, demoBook);
    const covers = Object.keys(exampleOne.coverages ?? {}).length;
    expect(rating.items).toHaveLength(covers);
    const cents = rating.items.map((item) => item.cents);
    expect(Math.max(...cents) - Math.min(...cents)).toBeLessThanOrEqual(1);
    expect(sumCents(cents)).toBe(10_001);
  });

  test('is for something that is covered', () => {
    expect(() => ratingOfPremium(10_000, { ...exampleOne, vehicles: [] }, demoBook)).toThrow(RangeError);
  });
});

describe('what no rates price', () => {
  test('has no price, and says which answers are missing', () => {
    const missing = [{ path: 'vehicles.0.year', message: 'Enter the year.' }];
    const priceless = withoutPrice({ ...rates, missing_fields: missing });
    expect(priceless).toMatchObject({
      version: rates.version,
      missing_fields: missing,
      total: null,
      items: [],
      fees: [],
    });
    expect(rangeOfTyped(priceless)).toEqual({ missing, referrals: [], rejections: [] });
  });

  test('has one price once it is typed', () => {
    const range = rangeOfTyped(ratingOfPremium(50_000, exampleOne, demoBook));
    expect(range).toEqual({ low: 52_500, high: 52_500, assumptions: [], unanswered: [], referrals: [] });
  });
});
