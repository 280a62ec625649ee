import { describe, expect, test } from 'vitest';
import { exampleQuote } from '../quoting/quote.fixture.ts';
import type { Vehicle } from '../quoting/quote.ts';
import { addressed, vehicleOf } from './addressed.ts';

const unit: Vehicle = {
  vehicleId: 'v1',
  rootVehicleId: 'v1',
  year: 2021,
  make: 'Winnebago',
  model: 'View',
  type: 'class_c',
  vin: null,
  ratingValue: null,
  ratingValueType: null,
  purchasePrice: null,
  usageType: null,
  storageType: null,
  estimatedYearlyMileage: null,
  rentalUtilizationRate: null,
  answers: {},
  nightsPerYear: null,
  salvageTitle: null,
  vinPending: null,
  originalOwner: null,
  financed: null,
  locationId: null,
  registrationLocationId: null,
  lienholderId: null,
  besides: {},
};

describe('what a letter calls the insured unit', () => {
  test.each([
    ['its year, make and model', [unit], '2021 Winnebago View'],
    ['what is known of them', [{ ...unit, year: null, model: null }], 'Winnebago'],
    ['its class without a make', [{ ...unit, make: null, type: 'travel_trailer' as const }], 'travel trailer'],
    ['its class with its letter', [{ ...unit, make: null }], 'class C motorhome'],
    ['nothing when there are several', [unit, unit], null],
    ['nothing when there is none', [], null],
  ])('is %s', (_, vehicles, expected) => {
    expect(vehicleOf({ provider: 'personal', vehicles })?.message ?? null).toBe(expected);
  });
});

describe('a letter', () => {
  const typed = exampleQuote({ vehicles: [{ ...unit, make: 'Your parcel waits', model: 'call us', type: 'class_c' }] });

  test('repeats what was typed where somebody answers for the address', () => {
    const { firstName, vehicle } = addressed(typed, true);
    expect([firstName, vehicle?.message]).toEqual([typed.entities[0]?.firstName, '2021 Your parcel waits call us']);
  });

  test('says the class alone, and no name, where nobody does', () => {
    const nobody = { firstName: null, isConfirmed: false };
    expect(addressed(typed, false)).toEqual({
      ...nobody,
      vehicle: { message: 'class C motorhome', french: 'autocaravane de classe C' },
    });
    expect(addressed({ ...typed, vehicles: [unit, unit] }, false)).toEqual({ ...nobody, vehicle: null });
    expect(addressed({ ...typed, vehicles: [] }, false)).toEqual({ ...nobody, vehicle: null });
  });
});
