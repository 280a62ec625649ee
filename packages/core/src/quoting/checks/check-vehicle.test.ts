import { describe, expect, test } from 'vitest';
import { lines } from '../../lines/line-for.ts';
import {
  checkVehicle,
  findVehicleProblems,
  fullTimerNights,
  valueRange,
  valueRangeOf,
  type VehicleInput,
} from './check-vehicle.ts';
import { codeOf, exampleVehicle, today } from '../quote.fixture.ts';

const { vehicleId: _vehicleId, ...whole } = exampleVehicle;

describe('the answers about a vehicle', () => {
  test('are accepted when they are right', () => {
    expect(checkVehicle(whole, today)).toEqual({ ok: true, event: whole });
  });

  test('may be missing', () => {
    expect(checkVehicle({}, today)).toEqual({ ok: true, event: {} });
    const blank: VehicleInput = { year: null, vin: null, ratingValue: null, usageType: null, nightsPerYear: null };
    expect(checkVehicle(blank, today)).toEqual({ ok: true, event: blank });
  });

  test.each([
    [{ year: 1899 }, 'year_out_of_range', 'vehicle.year'],
    [{ year: 1900, vin: null }, null, null],
    [{ year: 2027, vin: null }, null, null],
    [{ year: 2028 }, 'year_out_of_range', 'vehicle.year'],
    [{ year: 2020.5 }, 'year_out_of_range', 'vehicle.year'],
    [{ ratingValue: 199_999 }, 'value_out_of_range', 'vehicle.rating_value'],
    [{ ratingValue: 200_000 }, null, null],
    [{ ratingValue: 500_000_000 }, null, null],
    [{ ratingValue: 500_000_001 }, 'value_out_of_range', 'vehicle.rating_value'],
    [{ ratingValue: -1 }, 'value_out_of_range', 'vehicle.rating_value'],
    [{ ratingValue: Number.NaN }, 'value_out_of_range', 'vehicle.rating_value'],
    [{ ratingValue: 200_000.5 }, 'value_out_of_range', 'vehicle.rating_value'],
    [{ purchasePrice: 0 }, 'purchase_price_out_of_range', 'vehicle.purchase_price'],
    [{ purchasePrice: 1 }, null, null],
    [{ estimatedYearlyMileage: -1 }, 'mileage_out_of_range', 'vehicle.estimated_yearly_mileage'],
    [{ estimatedYearlyMileage: 0 }, null, null],
    [{ estimatedYearlyMileage: 200_000 }, null, null],
    [{ estimatedYearlyMileage: 200_001 }, 'mileage_out_of_range', 'vehicle.estimated_yearly_mileage'],
    [{ rentalUtilizationRate: -1 }, 'rental_out_of_range', 'vehicle.rental_utilization_rate'],
    [{ rentalUtilizationRate: 100 }, null, null],
    [{ rentalUtilizationRate: 101 }, 'rental_out_of_range', 'vehicle.rental_utilization_rate'],
    [{ nightsPerYear: -1 }, 'nights_out_of_range', 'vehicle.nights_per_year'],
    [{ nightsPerYear: 366 }, null, null],
    [{ nightsPerYear: 367 }, 'nights_out_of_range', 'vehicle.nights_per_year'],
    [{ vin: '1M8GDM9A0KP042788' }, 'vin_check_digit', 'vehicle.vin'],
    [{ vin: 'SHORT' }, 'vin_characters', 'vehicle.vin'],
    [{ vin: '2HS4123', year: 1974 }, null, null],
    [{ vin: '' }, null, null],
    [{ make: 'Tiffin', model: 'Allegro 33.6', floorplan: '24B (bunks)' }, null, null],
    [{ make: 'a'.repeat(100) }, null, null],
    [{ make: 'a'.repeat(101) }, 'text_too_long', 'vehicle.make'],
    [{ model: 'Alle\u202Egro' }, 'text_has_hidden_characters', 'vehicle.model'],
    [{ floorplan: 'see evil.example' }, 'text_has_address', 'vehicle.floorplan'],
  ] as const)('%j: %s', (change, code, field) => {
    const decision = checkVehicle({ ...whole, ...change }, today);
    expect(codeOf(decision)).toBe(code);
    expect(decision.ok ? null : decision.refusal.field).toBe(field);
  });

  test.each([
    [{ usageType: 'racing' }, 'usage_unknown', 'vehicle.usage_type'],
    [{ storageType: 'moon' }, 'storage_unknown', 'vehicle.storage_type'],
    [{ ratingValueType: 'guess' }, 'value_type_unknown', 'vehicle.rating_value_type'],
  ])('%j is on no list: %s', (change, code, field) => {
    // What comes from outside may be any text.
    const input = { ...whole, ...change } as VehicleInput;
    expect(checkVehicle(input, today)).toMatchObject({ ok: false, refusal: { code, field } });
  });

  test('are all judged at once, each at its field', () => {
    const problems = findVehicleProblems({ year: 1800, ratingValue: 1, nightsPerYear: 400, vin: 'IOQ' }, today);
    expect(problems.map((problem) => problem.field)).toEqual([
      'vehicle.year',
      'vehicle.rating_value',
      'vehicle.nights_per_year',
      'vehicle.vin',
    ]);
  });

  test('say what may be entered', () => {
    const [year, value] = findVehicleProblems({ year: 1800, ratingValue: 1 }, today);
    expect(year?.message).toBe('Enter a model year from 1900 to 2027.');
    expect(value?.message).toBe('Enter a value from $2,000 to $5,000,000.');
  });

  test('are held to the range that a product gives', () => {
    const range = { min: 100, max: 200 };
    expect(checkVehicle({ ratingValue: 150 }, today, range).ok).toBe(true);
    expect(checkVehicle({ ratingValue: 201 }, today, range).ok).toBe(false);
  });

  test('are stored with tidied titles, and with none that were not sent', () => {
    const sent = { make: '  Air  stream ', model: null };
    expect(checkVehicle(sent, today)).toEqual({ ok: true, event: { make: 'Air stream', model: null } });
  });

  test('are stored with the VIN in capitals', () => {
    const decision = checkVehicle({ ...whole, vin: '1m8gdm9a0pp042788' }, today);
    expect(decision).toMatchObject({ event: { vin: '1M8GDM9A0PP042788' } });
  });
});

describe('a full-timer', () => {
  test.each([
    [150, 'recreational', 'recreational'],
    [151, 'recreational', 'full_timer'],
    [200, 'frequent', 'full_timer'],
    [366, 'seasonal_parked', 'full_timer'],
    [200, 'business', 'business'],
    [10, 'full_timer', 'full_timer'],
  ] as const)('%i nights of %s use count as %s', (nightsPerYear, usageType, counted) => {
    const decision = checkVehicle({ ...whole, nightsPerYear, usageType }, today);
    expect(decision).toMatchObject({ ok: true, event: { usageType: counted } });
  });

  test('is one from 151 nights even before the use is known', () => {
    const decision = checkVehicle({ nightsPerYear: fullTimerNights + 1 }, today);
    expect(decision).toMatchObject({ ok: true, event: { usageType: 'full_timer' } });
  });
});

describe('the values that may be entered', () => {
  test.each([
    ['personal', valueRange],
    ['boat', { min: 50_000, max: 1_000_000_000 }],
    ['roadside', valueRange],
    ['windshield', valueRange],
    ['pet', valueRange],
  ] as const)('under %s are those of its own field, or those of recreational vehicles', (provider, range) => {
    expect(valueRangeOf(provider)).toEqual(range);
  });

  test.each(lines.map((line) => [line.provider, line] as const))(
    'under %s are whole cents that go up',
    (provider, line) => {
      const { min, max } = valueRangeOf(provider);
      expect(max).toBeGreaterThan(min);
      const field = line.objects.fields.find(({ path }) => path === 'rating_value');
      if (field) expect([min, max]).toEqual([field.least, field.most]);
      for (const ratingValue of [min, max]) {
        expect(checkVehicle({ ratingValue }, today, { min, max })).toMatchObject({ ok: true, event: { ratingValue } });
      }
      for (const ratingValue of [min - 1, max + 1, min + 0.5]) {
        expect(checkVehicle({ ratingValue }, today, { min, max })).toMatchObject({
          ok: false,
          refusal: {
            code: 'value_out_of_range',
            field: 'vehicle.rating_value',
          },
        });
      }
    },
  );

  test('bound what was paid, too', () => {
    const range = valueRangeOf('boat');
    expect(checkVehicle({ purchasePrice: range.max }, today, range).ok).toBe(true);
    expect(checkVehicle({ purchasePrice: range.max }, today).ok).toBe(false);
  });
});
