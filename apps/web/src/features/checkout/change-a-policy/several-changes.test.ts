import { describe, expect, test } from 'vitest';
import { allOf } from './several-changes.ts';

const address = { line_1: '7 High Street', locality: 'Columbus', postal_code: '43215' };

describe('several changes at once', () => {
  test('are nothing where no form asks for anything', () => {
    expect(allOf([null, null])).toBeNull();
  });

  test('name each vehicle once, with what every form says of it', () => {
    const moved = { vehicles: [{ root_vehicle_id: 'v1', changes: { garaging_postal_code: '43215' } }] };
    const stored = { vehicles: [{ root_vehicle_id: 'v1', changes: { storage_type: 'indoor' } }] };
    expect(allOf([moved, null, stored])?.vehicles).toEqual([
      { root_vehicle_id: 'v1', changes: { garaging_postal_code: '43215', storage_type: 'indoor' } },
    ]);
  });

  test('keep covers and the address, and the lenders of vehicles that stay and of the one that comes', () => {
    const lender = { entity: { entity_type: 'business' }, location: address };
    const all = allOf([
      { coverages: { collision: { deductible: 500 } } },
      { add_vehicles: [{ type: 'pop_up' }], lienholders: [{ added_vehicle: 0, ...lender }] },
      { mailing_address: address },
      { lienholders: [{ root_vehicle_id: 'v1', ...lender }], vehicles: [] },
    ]);
    expect(all).toMatchObject({
      coverages: { collision: { deductible: 500 } },
      mailing_address: address,
      add_vehicles: [{ type: 'pop_up' }],
      lienholders: [{ added_vehicle: 0 }, { root_vehicle_id: 'v1' }],
      vehicles: [],
    });
  });
});
