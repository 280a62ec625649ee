import { describe, expect, test } from 'vitest';
import { codeOf, exampleQuote, fieldOf } from '../../quoting/quote.fixture.ts';
import { checkSamePrice, decideCorrectVehicle } from './correct-vehicle.ts';

const [example] = exampleQuote().vehicles;
if (!example) throw new Error('The example has a vehicle');
const coach = { ...example, vehicleId: 'v1', rootVehicleId: 'r1', year: 2023, vin: '1M8GDM9A6PP042780' };
const trailer = { ...example, vehicleId: 'v2', rootVehicleId: 'r2', year: 2023, vin: '1M8GDM9A0PP042788' };
const decide = (vin: string, vehicleId = 'v1') => decideCorrectVehicle({ vehicles: [coach, trailer] }, vehicleId, vin);

describe('a vehicle’s number', () => {
  test('is corrected of the one vehicle, tidied, and everything else of it stays', () => {
    expect(decide(' 1m8gdm9a8-pp042781 ')).toEqual({
      ok: true,
      event: {
        vehicleId: 'v1',
        rootVehicleId: 'r1',
        vin: '1M8GDM9A8PP042781',
        vehicles: [
          {
            ...coach,
            vin: '1M8GDM9A8PP042781',
          },
          trailer,
        ],
      },
    });
  });

  test.each([
    ['1M8GDM9A6PP042780', 'nothing_changed'],
    ['1M8GDM9A0PP042788', 'vin_taken'],
    ['1M8GDM9A6PP042789', 'vin_check_digit'],
    ['1M8GDM9A6PP04278', 'vin_length'],
    ['', 'vin_characters'],
  ])('is not corrected to %s: %s', (vin, code) => {
    expect(codeOf(decide(vin))).toBe(code);
    expect(fieldOf(decide(vin))).toBe('vin');
  });

  test('is that of a vehicle which is covered now', () => {
    expect(codeOf(decide('1M8GDM9A8PP042781', 'v3'))).toBe('vehicle_not_covered');
  });

  test('of another model year is no correction of this vehicle', () => {
    const old = { ...coach, year: 1999 };
    expect(codeOf(decideCorrectVehicle({ vehicles: [old] }, 'v1', '1M8GDM9A8PP042781'))).toBe('vin_year');
  });
});

test('a correction leaves the price as it is', () => {
  expect(checkSamePrice(90_000, 90_000).ok).toBe(true);
  expect(codeOf(checkSamePrice(90_000, 90_001))).toBe('correction_moves_price');
  expect(codeOf(checkSamePrice(90_000, 89_999))).toBe('correction_moves_price');
});
