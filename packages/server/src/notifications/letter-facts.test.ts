import type { Vehicle } from '@roadworthy/core/quoting/quote.ts';
import { describe, expect, test } from 'vitest';
import { vehicleOf } from './letter-facts.ts';

const unit: Vehicle = {
  vehicleId: 'v1',
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
  nightsPerYear: null,
  salvageTitle: null,
  originalOwner: null,
  locationId: null,
  registrationLocationId: null,
  lienholderId: null,
};

describe('what a letter calls the insured unit', () => {
  test.each([
    ['its year, make and model', [unit], '2021 Winnebago View'],
    ['what is known of them', [{ ...unit, year: null, model: null }], 'Winnebago'],
    ['its class without a make', [{ ...unit, make: null, type: 'travel_trailer' as const }], 'travel trailer'],
    ['its class with its letter', [{ ...unit, make: null }], 'Class C motorhome'],
    ['nothing when there are several', [unit, unit], null],
    ['nothing when there is none', [], null],
  ])('is %s', (_, vehicles, expected) => {
    expect(vehicleOf({ vehicles })).toBe(expected);
  });
});
