import { describe, expect, test } from 'vitest';
import { checkLienholder, decideAddVehicles, decideRemoveVehicles, mostVehicles } from './edit-vehicles.ts';
import { codeOf, exampleInsured, exampleQuote, exampleVehicle, fieldOf } from '../quote.fixture.ts';

const vehicles = ['vehicle-1', 'vehicle-2', 'vehicle-3'].map((vehicleId) => ({ ...exampleVehicle, vehicleId }));
const quote = exampleQuote({ vehicles });

describe('vehicles that are added', () => {
  test.each([
    [0, 'no_vehicles'],
    [1, null],
    [mostVehicles - vehicles.length, null],
    [mostVehicles - vehicles.length + 1, 'too_many_vehicles'],
  ])('to three, %d more: %s', (count, code) => {
    const decision = decideAddVehicles(quote, count);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, code && 'vehicles']);
  });
});

describe('vehicles that are taken off', () => {
  test.each([
    [['vehicle-1'], null],
    [['vehicle-1', 'vehicle-3'], null],
    [['vehicle-1', 'vehicle-1', 'vehicle-3'], null],
    [['vehicle-1', 'vehicle-2', 'vehicle-3'], 'last_vehicle'],
    [['vehicle-1', 'vehicle-9'], 'vehicle_removed'],
  ])('as %j: %s', (ids, code) => {
    expect(codeOf(decideRemoveVehicles(quote, ids))).toBe(code);
  });

  test('are each taken off once', () => {
    expect(decideRemoveVehicles(quote, ['vehicle-2', 'vehicle-2'])).toEqual({ ok: true, event: ['vehicle-2'] });
  });
});

describe('who lent the money for a vehicle', () => {
  const bank = { ...exampleInsured, entityId: 'entity-2', entityRelationship: 'lienholder' } as const;

  test('is a lienholder of the same quote', () => {
    const financed = { entities: [exampleInsured, bank] };
    expect(checkLienholder(financed, 'entity-2').ok).toBe(true);
    for (const id of ['entity-1', 'entity-9']) {
      const decision = checkLienholder(financed, id);
      expect([codeOf(decision), fieldOf(decision)]).toEqual(['lienholder_unknown', 'vehicle.lienholder_id']);
    }
  });
});
