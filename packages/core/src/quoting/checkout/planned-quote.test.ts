import { describe, expect, test } from 'vitest';
import { demoBook } from '../../rating/testing/example-subjects.ts';
import { missingForPlans, withPlan } from './planned-quote.ts';
import { plansOf } from './plans-of.ts';
import { exampleInsured, exampleQuote, exampleVehicle } from '../quote.fixture.ts';

const open = { coverages: {}, declarations: {} };
const pathsOf = (quote: Parameters<typeof missingForPlans>[0]) =>
  missingForPlans(quote, demoBook).map(({ path }) => path);

describe('what the price of a plan misses before one is chosen', () => {
  test('is how who drives a motorhome has driven, which no rating without covers asks', () => {
    const entities = [{ ...exampleInsured, rvDrivingExperienceYears: null }];
    expect(pathsOf(exampleQuote({ ...open, entities }))).toEqual([
      'drivers.0.rv_driving_experience_years',
      'drivers.0.points',
    ]);
  });

  test('is nobody’s driving where nothing has a motor', () => {
    const vehicles = [{ ...exampleVehicle, type: 'travel_trailer' }];
    expect(pathsOf(exampleQuote({ ...open, vehicles }))).toEqual([]);
  });

  test('is nothing where all is answered, where a plan is chosen, and of an application, which no rates price', () => {
    expect(pathsOf(exampleQuote({ coverages: {} }))).toEqual([]);
    expect(pathsOf(exampleQuote({ declarations: {} }))).toEqual([]);
    expect(pathsOf(exampleQuote({ ...open, kind: 'brown_brown_application' }))).toEqual([]);
  });
});

test('a quote with a plan has its covers, what a total loss pays with it, and the instalments that it is compared by', () => {
  const quote = exampleQuote({ coverages: {}, paymentTerm: 'pay_in_full' });
  for (const offer of plansOf(quote)) {
    const { coverages, vehicles, paymentTerm } = withPlan(quote, offer);
    expect(coverages).toEqual(offer.coverages);
    expect(vehicles.map(({ ratingValueType }) => ratingValueType)).toEqual([offer.valueType]);
    expect(paymentTerm).toBe('monthly');
  }
});
