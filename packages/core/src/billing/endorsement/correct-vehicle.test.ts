import { describe, expect, test } from 'vitest';
import { codeOf, exampleQuote, fieldOf } from '../../quoting/quote.fixture.ts';
import { checkSamePrice, decideCorrectVehicle } from './correct-vehicle.ts';

const [example] = exampleQuote().vehicles;
if (!example) throw new Error('The example has a vehicle');
const coach = { ...example, vehicleId: 'v1', rootVehicleId: 'r1', year: 2023, vin: '1M8GDM9A6PP042780' };
const trailer = { ...example, vehicleId: 'v2', rootVehicleId: 'r2', year: 2023, vin: '1M8GDM9A0PP042788' };
const decide = (vin: string | null, vehicleId = 'v1', year?: number) =>
  decideCorrectVehicle({ vehicles: [coach, trailer] }, vehicleId, { vin, year });

describe('a vehicle’s number', () => {
  test('is corrected of the one vehicle, tidied; left out it stays', () => {
    expect(decide(' 1m8gdm9a8-pp042781 ')).toEqual({
      ok: true,
      event: { rootVehicleId: 'r1', vin: '1M8GDM9A8PP042781' },
    });
    expect(decide(null)).toEqual({ ok: true, event: { rootVehicleId: 'r1', vin: null } });
  });

  test.each([
    ['1M8GDM9A0PP042788', 'vin_taken'],
    ['1M8GDM9A6PP042789', 'vin_check_digit'],
    ['1M8GDM9A6PP04278', 'vin_length'],
    ['', 'vin_characters'],
  ])('is not corrected to %s: %s', (vin, code) => {
    expect(codeOf(decide(vin))).toBe(code);
    expect(fieldOf(decide(vin))).toBe('vehicle.vin');
  });

  test('is that of a vehicle which is covered now', () => {
    expect(codeOf(decide('1M8GDM9A8PP042781', 'v3'))).toBe('vehicle_not_covered');
  });

  test('is of its model year, as that is corrected with it', () => {
    const vin = '1M8GDM9A8PP042781';
    expect(codeOf(decide(vin, 'v1', 1999))).toBe('vin_year');
    const old = { ...coach, year: 1999 };
    expect(codeOf(decideCorrectVehicle({ vehicles: [old] }, 'v1', { vin }))).toBe('vin_year');
    expect(decideCorrectVehicle({ vehicles: [old] }, 'v1', { vin, year: 2023 }).ok).toBe(true);
  });
});

test('a correction leaves the price as it is', () => {
  expect(checkSamePrice(90_000, 90_000).ok).toBe(true);
  expect(codeOf(checkSamePrice(90_000, 90_001))).toBe('correction_moves_price');
  expect(codeOf(checkSamePrice(90_000, 89_999))).toBe('correction_moves_price');
});
