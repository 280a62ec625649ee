import { day } from '../../shared/time/day.ts';
import { compileRateBook } from '../book/rate-book.ts';
import { demoRateBookVersion, demoRateRows } from '../book/demo-rate-book.ts';
import { personalStructure } from '../personal-structure.ts';
import type { RatedDriver, RatedVehicle, RatingSubject } from '../rating-subject.ts';

/** The demo rate book, compiled once for a test file. */
export const demoBook = compileRateBook(personalStructure, demoRateRows, demoRateBookVersion);

/** fast-check prints the seed and the path of a counterexample; the seed is fixed. */
export const seeded = { seed: 20_261_120, numRuns: 400 };

export const couple: RatedDriver = { birthdate: day('1968-03-04'), rvExperienceYears: 8, points: 0 };

export const motorhome: RatedVehicle = {
  vehicleId: 'motorhome',
  class: 'class_a',
  year: 2023,
  value: 12_000_000,
  valueType: 'agreed_value',
  usage: 'recreational',
  storage: 'secured',
  annualMiles: 5000,
  rentalUtilization: 0,
};

export const trailer: RatedVehicle = {
  vehicleId: 'trailer',
  class: 'travel_trailer',
  year: 2020,
  value: 3_200_000,
  valueType: 'agreed_value',
  usage: 'recreational',
  storage: 'driveway',
  annualMiles: null,
  rentalUtilization: 0,
};

/** Golden example E1 of the rules (3.2). */
export const exampleOne: RatingSubject = {
  effectiveDate: day('2026-06-01'),
  termMonths: 12,
  state: 'OH',
  coverages: {
    liability: { limit: '100/300/100' },
    comprehensive: { deductible: 500 },
    collision: { deductible: 500 },
    vacation_liability: { limit: 100_000 },
    emergency_expense: { limit: 750 },
    roadside: {},
    medical_payments: { limit: 5000 },
    uninsured_motorist: { limit: '100/300' },
  },
  discounts: ['claim_free'],
  paymentTerm: 'monthly',
  scoreTier: 'B',
  drivers: [couple],
  vehicles: [motorhome],
};

/** A trailer in Texas with nothing that raises or lowers its price beyond territory and age. */
export const texanTrailer: RatingSubject = {
  effectiveDate: day('2026-06-01'),
  termMonths: 12,
  state: 'TX',
  coverages: {
    comprehensive: { deductible: 500 },
    collision: { deductible: 500 },
    emergency_expense: { limit: 750 },
    roadside: {},
  },
  discounts: [],
  paymentTerm: 'monthly',
  scoreTier: 'C',
  drivers: [],
  vehicles: [trailer],
};

/** The subject with some answers of its first vehicle changed. */
export function withVehicle(subject: RatingSubject, change: Partial<RatedVehicle>): RatingSubject {
  const [first, ...others] = subject.vehicles;
  return first ? { ...subject, vehicles: [{ ...first, ...change }, ...others] } : subject;
}

/** The subject with some answers of its first driver changed. */
export function withDriver(subject: RatingSubject, change: Partial<RatedDriver>): RatingSubject {
  const [first, ...others] = subject.drivers;
  return first ? { ...subject, drivers: [{ ...first, ...change }, ...others] } : subject;
}
