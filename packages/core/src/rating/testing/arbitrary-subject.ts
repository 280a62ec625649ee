import fc from 'fast-check';
import type { Coverages } from '../../products/coverages.ts';
import {
  canadianProvinces,
  deductibles,
  emergencyExpenseLimits,
  fullTimerLiabilityLimits,
  liabilityLimits,
  medicalPaymentsLimits,
  paymentTerms,
  personalEffectsLimits,
  ratingValueTypes,
  storageTypes,
  uninsuredMotoristLimits,
  usStates,
  vacationLiabilityLimits,
  vehicleClasses,
} from '../../products/vocabulary.ts';
import { addDays, addMonths, day } from '../../shared/time/day.ts';
import type { RatedDriver, RatedVehicle, RatingSubject } from '../rating-subject.ts';
import { discountCodes, scoreTiers } from '../vocabulary.ts';

const limitOf = <Value>(values: readonly Value[]) => fc.record({ limit: fc.constantFrom(...values) });
const bought = fc.constant({});

export const arbitraryCoverages: fc.Arbitrary<Coverages> = fc.record(
  {
    liability: limitOf(liabilityLimits),
    comprehensive: fc.record({ deductible: fc.constantFrom(...deductibles) }),
    collision: fc.record({ deductible: fc.constantFrom(...deductibles) }),
    uninsured_motorist: limitOf(uninsuredMotoristLimits),
    medical_payments: limitOf(medicalPaymentsLimits),
    vacation_liability: limitOf(vacationLiabilityLimits),
    emergency_expense: limitOf(emergencyExpenseLimits),
    roadside: bought,
    glass: bought,
    full_timer_liability: limitOf(fullTimerLiabilityLimits),
    personal_effects: limitOf(personalEffectsLimits),
    pet: bought,
  },
  { requiredKeys: [] },
);

const effectiveDate = day('2026-07-15');

export const arbitraryDriver: fc.Arbitrary<RatedDriver> = fc.record({
  birthdate: fc
    .tuple(fc.integer({ min: 16, max: 95 }), fc.integer({ min: 0, max: 364 }))
    .map(([age, days]) => addDays(addMonths(effectiveDate, -12 * age), -days)),
  rvExperienceYears: fc.integer({ min: 0, max: 40 }),
  points: fc.integer({ min: 0, max: 12 }),
});

const arbitraryState = fc.constantFrom(...usStates, ...canadianProvinces);

export const arbitraryVehicle: fc.Arbitrary<RatedVehicle> = fc.record(
  {
    state: arbitraryState,
    vehicleId: fc.uuid(),
    class: fc.constantFrom(...vehicleClasses),
    year: fc.integer({ min: 1980, max: 2027 }),
    // To the cent, so that the exact products have more digits than a double.
    value: fc.integer({ min: 200_000, max: 90_000_000 }),
    valueType: fc.constantFrom(...ratingValueTypes),
    usage: fc.constantFrom('recreational', 'frequent', 'seasonal_parked', 'full_timer'),
    storage: fc.constantFrom(...storageTypes),
    annualMiles: fc.integer({ min: 0, max: 60_000 }),
    rentalUtilization: fc.integer({ min: 0, max: 40 }),
  },
  {
    requiredKeys: [
      'vehicleId',
      'class',
      'year',
      'value',
      'valueType',
      'usage',
      'storage',
      'annualMiles',
      'rentalUtilization',
    ],
  },
);

/** Subjects of which everything is answered and has a price. */
export const arbitrarySubject: fc.Arbitrary<RatingSubject> = fc.record({
  effectiveDate: fc.constant(effectiveDate),
  // Recreational vehicles have rates for these; other lines sell others.
  termMonths: fc.constantFrom(12, 6),
  state: arbitraryState,
  coverages: arbitraryCoverages,
  discounts: fc.uniqueArray(fc.constantFrom(...discountCodes)),
  paymentTerm: fc.constantFrom(...paymentTerms),
  scoreTier: fc.constantFrom(...scoreTiers),
  drivers: fc.array(arbitraryDriver, { minLength: 1, maxLength: 3 }),
  vehicles: fc.array(arbitraryVehicle, { minLength: 1, maxLength: 3 }),
});
