import { describe, expect, test } from 'vitest';
import { answeredFields } from '../../lines/check-answers.ts';
import { lineFor } from '../../lines/line-for.ts';
import { providers } from '../../products/vocabulary.ts';
import { exampleGaraging, exampleInsured, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import {
  answersOfQuote,
  declaredIncidents,
  driversOf,
  garagingArea,
  stateOfVehicle,
  subjectOfQuote,
} from './subject-of-quote.ts';

const none = { at_fault: 0, major: 0, minor: 0, speeding: 0, not_at_fault: 0 };

describe('declared incidents', () => {
  test.each([
    [{}, null],
    [{ incidents: null }, null],
    [{ incidents: 'none' }, null],
    [{ incidents: {} }, none],
    [{ incidents: { at_fault: 2, speeding: 1 } }, { ...none, at_fault: 2, speeding: 1 }],
    [{ incidents: { minor: -1, major: 1.5, not_at_fault: '3' } }, none],
    [{ incidents: { unheard_of: 4 } }, none],
  ])('of %j are %j', (declarations, incidents) => {
    expect(declaredIncidents(declarations)).toEqual(incidents);
  });
});

describe('the state of rating', () => {
  test('is where the first vehicle is kept', () => {
    const stored = { ...exampleGaraging, administrativeArea: 'MI' };
    expect(garagingArea(exampleQuote({ locations: [stored] }))).toBe('MI');
  });

  test.each([
    ['no vehicle', { vehicles: [] }],
    ['a vehicle without a place', { vehicles: [{ ...exampleVehicle, locationId: null }] }],
    ['a place that is gone', { locations: [] }],
  ])('with %s is where the quote was asked for', (_why, change) => {
    expect(garagingArea(exampleQuote({ ...change, administrativeArea: 'TX' }))).toBe('TX');
  });
});

test('what somebody answered is judged as theirs, in whatever order they were added', () => {
  const driver = {
    ...exampleInsured,
    entityId: 'driver-1',
    entityRelationship: 'driver',
    licenseNumber: 'MI777',
    rvDrivingExperienceYears: 3,
  } as const;
  const { drivers } = answersOfQuote(exampleQuote({ entities: [driver, exampleInsured] }));
  expect(drivers).toMatchObject([
    { license_number: 'OH123456', rvExperienceYears: 8 },
    { license_number: 'MI777', rvExperienceYears: 3 },
  ]);
});

test('whoever drives follows on the named insured, in whatever order they were added', () => {
  const driver = { ...exampleInsured, entityId: 'entity-2', entityRelationship: 'driver' } as const;
  const lender = { ...exampleInsured, entityId: 'entity-3', entityRelationship: 'lienholder' } as const;
  const added = [driver, lender, exampleInsured, { ...driver, entityId: 'entity-4' }];
  expect(driversOf(added).map(({ entityId }) => entityId)).toEqual(['entity-1', 'entity-2', 'entity-4']);
});

describe('a quote as the rates see it', () => {
  test('carries what was answered', () => {
    expect(subjectOfQuote(exampleQuote())).toMatchObject({
      effectiveDate: '2026-03-20',
      termMonths: 12,
      state: 'OH',
      discounts: ['claim_free'],
      paymentTerm: 'monthly',
      drivers: [{ birthdate: '1968-03-09', rvExperienceYears: 8, points: none }],
      vehicles: [{ vehicleId: 'vehicle-1', class: 'class_a', year: 2023, value: 12_000_000, rentalUtilization: 0 }],
    });
  });

  test('leaves open what was not', () => {
    const quote = exampleQuote({
      coverages: {},
      declarations: {},
      entities: [{ ...exampleInsured, birthdate: null, rvDrivingExperienceYears: null }],
      vehicles: [{ ...exampleVehicle, year: null, usageType: null }],
    });
    expect(subjectOfQuote(quote)).toMatchObject({
      coverages: null,
      drivers: [{ birthdate: null, rvExperienceYears: null, points: null }],
      vehicles: [{ year: null, usage: null }],
    });
  });

  test.each([
    ['named_insured', 'person', 1],
    ['driver', 'person', 1],
    ['named_insured', 'business', 0],
    ['lienholder', 'person', 0],
    ['additional_insured', 'person', 0],
  ] as const)('counts a %s who is a %s as %i drivers', (entityRelationship, entityType, count) => {
    const quote = exampleQuote({ entities: [{ ...exampleInsured, entityRelationship, entityType }] });
    expect(subjectOfQuote(quote).drivers).toHaveLength(count);
  });

  test('holds what its rates read beyond the columns, of what is insured and of persons', () => {
    const answers = { length_feet: 20 };
    const quote = exampleQuote({
      provider: 'boat',
      vehicles: [{ ...exampleVehicle, answers }],
      entities: [{ ...exampleInsured, answers: { boating_years: 9 } }],
    });
    const { vehicles, drivers } = subjectOfQuote(quote);
    expect([vehicles[0], drivers[0]]).toMatchObject([answers, { boating_years: 9 }]);
  });

  test.each(providers.filter((provider) => lineFor(provider) !== null))(
    'holds no answer about %s that no price needs, while its own rules are judged by all',
    (provider) => {
      const named = (of: 'object' | 'person') => answeredFields(provider, of).map(({ name }) => [name, `its ${name}`]);
      const free = (of: 'object' | 'person') =>
        answeredFields(provider, of).flatMap(({ name, needed }) => (needed === 'price' ? [] : [name]));
      const quote = exampleQuote({
        provider,
        vehicles: [{ ...exampleVehicle, answers: Object.fromEntries([...named('object'), ['of_another_line', 1]]) }],
        entities: [{ ...exampleInsured, answers: Object.fromEntries(named('person')) }],
      });
      const [rated, judged] = [subjectOfQuote(quote), answersOfQuote(quote)].map(({ vehicles, drivers }) => [
        ...Object.keys(vehicles[0] ?? {}),
        ...Object.keys(drivers[0] ?? {}),
      ]);
      for (const name of [...free('object'), ...free('person'), 'of_another_line']) expect(rated).not.toContain(name);
      expect(judged).toEqual(expect.arrayContaining([...named('object'), ...named('person')].map(([name]) => name)));
    },
  );
});

describe('the state of a vehicle', () => {
  const tampa = { ...exampleGaraging, locationId: 'location-3', administrativeArea: 'FL' };
  const quote = exampleQuote({
    vehicles: [
      exampleVehicle,
      { ...exampleVehicle, vehicleId: 'vehicle-2', locationId: 'location-3' },
      { ...exampleVehicle, vehicleId: 'vehicle-3', locationId: null },
      { ...exampleVehicle, vehicleId: 'vehicle-4', locationId: 'nowhere' },
    ],
    locations: [exampleGaraging, tampa],
    administrativeArea: 'TX',
  });

  test('is that of the place where it is kept, or else of the quote', () => {
    expect(quote.vehicles.map((vehicle) => stateOfVehicle(vehicle, quote))).toEqual(['OH', 'FL', 'TX', 'TX']);
  });

  test('is what each is rated by', () => {
    expect(subjectOfQuote(quote).vehicles.map(({ state }) => state)).toEqual(['OH', 'FL', 'TX', 'TX']);
  });
});
