import { sameInBoth } from '../../shared/words.ts';
import { lineOf } from '../../lines/line-for.ts';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../shared/decision.ts';
import { finding } from '../insurable/finding.ts';
import { day } from '../../shared/time/day.ts';
import { expectedAnswers, missingAnswers, stepOfField, withObstacles } from './missing.ts';
import { exampleInsured, exampleMailing, exampleQuote, exampleVehicle, today } from '../quote.fixture.ts';
import { checkoutSteps } from '../vocabulary.ts';

const complete = exampleQuote({ status: 'bound', signedContentHash: 'hash-1' });

function fieldsMissing(changes: Parameters<typeof exampleQuote>[0]) {
  return missingAnswers({ ...complete, ...changes }, today).map((answer) => [answer.step, answer.field]);
}

describe('what checkout still needs', () => {
  test('is nothing of a bound quote', () => {
    expect(missingAnswers(complete, today)).toEqual([]);
  });

  test('is everything of a quote that just began', () => {
    const begun = exampleQuote({
      vehicles: [],
      entities: [],
      locations: [],
      coverages: {},
      mailingLocationId: null,
      contentHash: null,
    });
    expect(missingAnswers(begun, today).map((answer) => answer.field)).toEqual([
      'vehicles',
      'named_insured.first_name',
      'named_insured.last_name',
      'named_insured.birthdate',
      'named_insured.email',
      'mailing.line_1',
      'mailing.locality',
      'coverages',
      'signature',
      'payment',
    ]);
  });

  test.each([
    [{ year: null }, 'vehicle', 'vehicles.0.year'],
    [{ make: null }, 'vehicle', 'vehicles.0.make'],
    [{ model: '' }, 'vehicle', 'vehicles.0.model'],
    [{ ratingValue: null }, 'vehicle', 'vehicles.0.rating_value'],
    [{ usageType: null }, 'use', 'vehicles.0.usage_type'],
    [{ storageType: null }, 'use', 'vehicles.0.storage_type'],
    [{ rentalUtilizationRate: null }, 'use', 'vehicles.0.rental_utilization_rate'],
    [{ estimatedYearlyMileage: null }, 'use', 'vehicles.0.estimated_yearly_mileage'],
    [{ salvageTitle: null }, 'details', 'vehicles.0.salvage_title'],
    [{ financed: null }, 'details', 'vehicles.0.financed'],
    [{ financed: true }, 'details', 'vehicles.0.lienholder_id'],
  ])('is, of a vehicle with %j, the answer at %s', (change, step, field) => {
    expect(fieldsMissing({ vehicles: [{ ...exampleVehicle, ...change }] })).toEqual([[step, field]]);
  });

  test.each([
    [{ vin: null }],
    [{ nightsPerYear: null }],
    [{ purchasePrice: null }],
    [{ rentalUtilizationRate: 0 }],
    [{ estimatedYearlyMileage: 0 }],
    [{ originalOwner: false }],
    [{ financed: true, lienholderId: 'entity-2' }],
    [{ financed: null, lienholderId: 'entity-2' }],
  ])('is nothing of a vehicle with %j', (change) => {
    expect(fieldsMissing({ vehicles: [{ ...exampleVehicle, ...change }] })).toEqual([]);
  });

  test('is no mileage of a vehicle that is towed', () => {
    const trailer = { ...exampleVehicle, type: 'travel_trailer', estimatedYearlyMileage: null } as const;
    expect(fieldsMissing({ vehicles: [trailer] })).toEqual([]);
  });

  test('is asked of the papers of each vehicle, and of a lender where there is one', () => {
    const second = { ...exampleVehicle, vehicleId: 'vehicle-2', salvageTitle: null, financed: true } as const;
    expect(fieldsMissing({ vehicles: [exampleVehicle, second] })).toEqual([
      ['details', 'vehicles.1.salvage_title'],
      ['details', 'vehicles.1.lienholder_id'],
    ]);
  });

  test('is asked of each vehicle', () => {
    const second = { ...exampleVehicle, vehicleId: 'vehicle-2', year: null };
    expect(fieldsMissing({ vehicles: [exampleVehicle, second] })).toEqual([['vehicle', 'vehicles.1.year']]);
  });

  test('says of which of two vehicles it is, whoever found it', () => {
    const blank = { ...exampleVehicle, year: null, make: null, model: null };
    const quote = { ...complete, vehicles: [blank, { ...blank, vehicleId: 'vehicle-2' }] };
    const rated = [{ path: 'vehicles.1.rating_value_type', message: 'Choose what a total loss pays.' }];
    const messages = missingAnswers(quote, today, rated).map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages).toContain('Vehicle 1: Enter the model year.');
    expect(messages).toContain('Vehicle 2: Enter the model year.');
    expect(messages).toContain('Vehicle 2: Choose what a total loss pays.');
  });

  test.each([
    [{ firstName: null }, 'named_insured.first_name'],
    [{ lastName: '' }, 'named_insured.last_name'],
    [{ birthdate: null }, 'named_insured.birthdate'],
    [{ email: null }, 'named_insured.email'],
  ])('is, of a named insured with %j, %s', (change, field) => {
    expect(fieldsMissing({ entities: [{ ...exampleInsured, ...change }] })).toEqual([['you', field]]);
  });

  test('is, of a business, its name and no birth date', () => {
    const firm = { ...exampleInsured, entityType: 'business', birthdate: null, businessName: null } as const;
    expect(fieldsMissing({ entities: [firm] })).toEqual([['you', 'named_insured.business_name']]);
  });

  test.each([
    [{ line1: null }, 'mailing.line_1'],
    [{ locality: '' }, 'mailing.locality'],
  ])('is, of a mailing address with %j, %s', (change, field) => {
    expect(fieldsMissing({ locations: [{ ...exampleMailing, ...change }] })).toEqual([['you', field]]);
  });

  test.each([
    ['coverages', { coverages: {} }, 'plans'],
    ['effective_date', { effectiveDate: day('2026-03-01') }, 'plans'],
    ['signature', { signedContentHash: null }, 'sign'],
    ['signature', { signedContentHash: 'hash-0' }, 'sign'],
    ['payment', { status: 'open' as const }, 'payment'],
  ])('is %s of a quote with %j', (field, change, step) => {
    expect(fieldsMissing(change)).toEqual([[step, field]]);
  });
});

describe('what the rating misses beyond it', () => {
  const says = (path: string) => ({ path, message: `About ${path}.` });

  test('is added at its step', () => {
    const rated = [says('payment_term'), says('drivers.0.points'), says('vehicles.0.rating_value_type')];
    expect(missingAnswers(complete, today, rated)).toEqual([
      { step: 'drivers', field: 'drivers.0.points', message: 'About drivers.0.points.' },
      { step: 'plans', field: 'payment_term', message: 'About payment_term.' },
      { step: 'plans', field: 'vehicles.0.rating_value_type', message: 'About vehicles.0.rating_value_type.' },
    ]);
  });

  test('is not told twice', () => {
    const quote = { ...complete, vehicles: [{ ...exampleVehicle, year: null }] };
    expect(missingAnswers(quote, today, [says('vehicles.0.year')])).toHaveLength(1);
  });

  test('asks a person without a birth date once, and not again as a driver', () => {
    const quote = { ...complete, entities: [{ ...exampleInsured, birthdate: null }] };
    const rated = [says('drivers.0.birthdate'), says('drivers.1.birthdate')];
    expect(missingAnswers(quote, today, rated).map((answer) => answer.field)).toEqual([
      'named_insured.birthdate',
      'drivers.1.birthdate',
    ]);
  });

  test.each([
    ['garaging_state', 'start'],
    ['vehicles', 'start'],
    ['vehicles.0.type', 'start'],
    ['vehicles.2.year', 'vehicle'],
    ['vehicles.0.rating_value', 'vehicle'],
    ['vehicles.0.usage_type', 'use'],
    ['vehicles.0.storage_type', 'use'],
    ['vehicles.0.estimated_yearly_mileage', 'use'],
    ['vehicles.0.rental_utilization_rate', 'use'],
    ['vehicles.0.rating_value_type', 'plans'],
    ['drivers', 'you'],
    ['drivers.0.birthdate', 'you'],
    ['drivers.0.license_number', 'drivers'],
    ['drivers.1.birthdate', 'drivers'],
    ['drivers.1.rv_driving_experience_years', 'drivers'],
    ['insurance_score', 'you'],
    ['coverages', 'plans'],
    ['coverages.collision.deductible', 'plans'],
    ['discounts', 'plans'],
    ['payment_term', 'plans'],
    ['policy_duration_months', 'plans'],
    ['something_new', 'plans'],
  ])('%s belongs to the step %s', (path, step) => {
    expect(stepOfField('personal', path)).toBe(step);
  });
});

describe('what checkout asks', () => {
  test('comes in the order of its steps', () => {
    const order = expectedAnswers(exampleQuote(), today).map((answer) =>
      checkoutSteps.findIndex((step) => step === answer.step),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('asks something at every step but for what rates or underwriters miss, and where all of it is looked over', () => {
    const requested = new Set(expectedAnswers(exampleQuote(), today).map((answer) => answer.step));
    expect([...requested]).toEqual(checkoutSteps.filter((step) => !['drivers', 'history', 'review'].includes(step)));
  });

  test('has the steps of its line and, before covers are chosen, what underwriters ask', () => {
    const codes = lineOf('personal').checkout.map(({ code }) => code);
    expect(checkoutSteps.filter((step) => step !== 'history')).toEqual(codes);
    expect(checkoutSteps[checkoutSteps.indexOf('history') + 1]).toBe('plans');
  });

  test('is asked of one vehicle after the other', () => {
    const vehicles = [exampleVehicle, { ...exampleVehicle, vehicleId: 'vehicle-2' }];
    const fields = expectedAnswers(exampleQuote({ vehicles }), today).flatMap(({ step, field }) =>
      step === 'vehicle' ? [field] : [],
    );
    const asked = ['year', 'make', 'model', 'rating_value'];
    expect(fields).toEqual([0, 1].flatMap((index) => asked.map((name) => `vehicles.${index}.${name}`)));
  });

  test('says what to do', () => {
    for (const answer of expectedAnswers(exampleQuote(), today)) {
      expect(answer.message).toMatch(/^(Enter|Choose|Tell|Sign) .+\.$/);
    }
  });
});

describe('a finding is mended at the step', () => {
  test.each([
    ['vehicles.0.garaging_postal_code', 'start'],
    ['vehicles.1.vin', 'vehicle'],
    ['vehicles.0.purchase_price', 'details'],
    ['vehicles.0.salvage_title', 'details'],
    ['vehicles.0.rating_value_type', 'plans'],
    ['vehicles.0.rental_utilization_rate', 'use'],
    ['mailing.postal_code', 'you'],
    ['named_insured.birthdate', 'you'],
    ['drivers.0.rv_driving_experience_years', 'drivers'],
    ['coverages.liability.limit', 'plans'],
    ['coverages', 'plans'],
  ])('%s: %s', (field, step) => {
    expect(stepOfField('personal', field)).toBe(step);
  });

  test('and stands among the answers of that step', () => {
    const quote = exampleQuote({ vehicles: [{ ...exampleVehicle, vin: null }], signedContentHash: 'hash-1' });
    const obstacles = [finding('answer', refusal('vin_missing', sameInBoth('Enter the VIN.'), 'vehicles.0.vin'))];
    expect(withObstacles(quote, missingAnswers(quote, today), obstacles)).toMatchObject([
      { step: 'vehicle', field: 'vehicles.0.vin', code: 'vin_missing', message: 'Enter the VIN.' },
      { step: 'payment', field: 'payment', message: 'Choose how you pay.' },
    ]);
  });

  test.each([
    ['personal', 'review'],
    ['motorcycle', 'covers'],
    ['car_share', 'you'],
  ] as const)(
    'a VIN that the buyer has not got yet is asked last before the signature: %s, at %s',
    (provider, step) => {
      const quote = exampleQuote({ provider, vehicles: [{ ...exampleVehicle, vin: null, vinPending: true }] });
      const obstacles = [finding('answer', refusal('vin_missing', sameInBoth('Enter the VIN.'), 'vehicles.0.vin'))];
      const requested = withObstacles(quote, missingAnswers(quote, today), obstacles);
      expect(requested.filter(({ field }) => field === 'vehicles.0.vin')).toMatchObject([{ step }]);
    },
  );

  test('a VIN that was put off and is there is judged where it is typed', () => {
    const quote = exampleQuote({ vehicles: [{ ...exampleVehicle, vin: 'WRONG', vinPending: true }] });
    const obstacles = [
      finding('change', refusal('vin_length', sameInBoth('A VIN has 17 characters.'), 'vehicles.0.vin')),
    ];
    expect(withObstacles(quote, [], obstacles)).toMatchObject([{ step: 'vehicle', code: 'vin_length' }]);
  });

  test('and names the vehicle where there are two', () => {
    const second = { ...exampleVehicle, vehicleId: 'vehicle-2', year: 2021, vin: null };
    const quote = exampleQuote({ vehicles: [exampleVehicle, second] });
    const obstacles = [finding('answer', refusal('vin_missing', sameInBoth('Enter the VIN.'), 'vehicles.1.vin'))];
    expect(withObstacles(quote, [], obstacles).map(({ message }) => message)).toEqual([
      `2021 ${exampleVehicle.make} ${exampleVehicle.model}: Enter the VIN.`,
    ]);
  });
});
