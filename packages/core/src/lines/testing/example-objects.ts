import { day } from '../../shared/time/day.ts';
import type { LineSubject, RatedObject } from '../../rating/rating-subject.ts';

/** A quote of a line in Ohio for a year, with what is insured and bought. */
export function aSubject(
  vehicles: readonly Readonly<Record<string, unknown>>[],
  coverages: LineSubject['coverages'],
  rest: Readonly<Record<string, unknown>> = {},
): LineSubject {
  return {
    effectiveDate: day('2026-06-01'),
    termMonths: 12,
    state: 'OH',
    coverages,
    discounts: [],
    paymentTerm: 'monthly',
    drivers: [],
    vehicles: vehicles.map((object, index): RatedObject => ({ vehicleId: `object-${index}`, ...object })),
    ...rest,
  };
}

export const sold = { make: 'Example', model: 'One', vin: 'EXAMPLE0000000001' } as const;

/** One quote of each line that may be sold as it is. */
export const examples = {
  roadside: aSubject(
    [{ class: 'class_a', year: 2023, hired_out: false, make: 'Example', model: 'One', license_plate: 'RV 1' }],
    { roadside_plan: { events: 4, tow_miles: 100 }, trip_interruption: { limit: 1200 } },
  ),
  tire_wheel: aSubject(
    [{ class: 'travel_trailer', year: 2022, wheels: 4, tire_years: 2, ...sold }],
    { tire_wheel: { per_wheel: 500, aggregate: 5000 }, cosmetic_damage: {} },
    { termMonths: 24 },
  ),
  windshield: aSubject([{ class: 'class_c', year: 2023, windshield: 'one_piece', damaged_now: false, ...sold }], {
    windshield: { repairs: 4, replacements: 1, deductible: 0 },
    calibration: { limit: 500 },
  }),
  warranty: aSubject(
    [
      {
        class: 'class_c',
        year: 2023,
        value: 11_000_000,
        odometer: 22_000,
        rented_out: false,
        salvage_title: false,
        ...sold,
      },
    ],
    { service_contract: { tier: 'coach', miles: 36_000, deductible: 100 }, trip_interruption: { limit: 500 } },
    { termMonths: 36 },
  ),
  boat: aSubject(
    [
      {
        class: 'bass_boat',
        year: 2022,
        value: 4e6,
        length_feet: 20,
        horsepower: 200,
        top_speed: 60,
        waters: 'inland',
        kept_on: 'trailer',
        valueType: 'agreed_value',
        chartered: false,
        make: 'Example',
        model: 'One',
        hull_number: 'EXA000010122',
      },
    ],
    { liability: { limit: 100_000 }, hull: { deductible: 500 }, wreck_removal: {}, tow_on_water: { limit: 1000 } },
    { drivers: [{ birthdate: day('1980-02-02'), boating_years: 10 }] },
  ),
  motorcycle: aSubject(
    [{ class: 'touring', year: 2021, value: 1_800_000, engine_cc: 1700, lay_up: 'three_months', ...sold }],
    {
      liability: { limit: '100/300/100' },
      comprehensive: { deductible: 500 },
      collision: { deductible: 500 },
      guest_passenger: {},
      accessories: { limit: 5e3 },
    },
    { drivers: [{ birthdate: day('1990-01-01'), riding_years: 8, incidents: 1, endorsement: true }] },
  ),
  car_share: aSubject(
    [
      {
        class: 'suv',
        year: 2022,
        value: 3_000_000,
        days_shared: 100,
        platform: 'Example',
        platform_insures: true,
        ...sold,
      },
    ],
    {
      liability: { periods: 'with_guest', owner_limit: 300_000, guest_limit: 100_000 },
      physical_damage: { periods: 'with_guest', deductible: 1000 },
      lost_income: { limit: 2000 },
    },
  ),
  pro: aSubject(
    [{ class: 'class_c', year: 2022, value: 9_000_000, rentalUtilization: 40, annualMiles: 12_000, ...sold }],
    {
      liability: { limit: '500 CSL' },
      comprehensive: { deductible: '2_per_cent' },
      collision: { deductible: '2_per_cent' },
      host_liability: { limit: 5e5 },
    },
    { discounts: ['fleet'] },
  ),
} as const;

export type Example = keyof typeof examples;
export const exampleLines = Object.keys(examples) as Example[];
