import { sameInBoth } from '../../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../shared/decision.ts';
import { findRowProblems, refuseRow, type VehicleRow } from './bulk-vehicles.ts';
import { exampleGaraging, exampleQuote, exampleVehicle, today } from '../quote.fixture.ts';

const quote = exampleQuote();
const product = { liveIn: ['US', 'CA'], notLiveIn: ['US-HI'], spansStates: false };

function row(change: Partial<VehicleRow> & { readonly of?: VehicleRow['vehicle'] } = {}): VehicleRow {
  const { of, ...more } = change;
  return { problems: [], vehicle: { type: 'travel_trailer', ...of }, place: null, ...more };
}
const found = (rows: readonly VehicleRow[], changes = {}) =>
  findRowProblems({ ...quote, ...changes }, product, rows, today).map((one) => [one.row, one.field, one.code]);

describe('the rows of a list', () => {
  test('are nothing wrong where each and all together may be added', () => {
    expect(found([row(), row(), row({ place: exampleGaraging })])).toEqual([]);
  });

  test('are judged by themselves first, in their order', () => {
    const year = refusal('year_out_of_range', sameInBoth('Enter a year.'), 'vehicle.year');
    const make = refusal('text_too_long', sameInBoth('Too long.'), 'vehicle.make');
    const rows = [row({ of: { type: 'yacht' } }), row({ problems: [year, make] }), row()];
    expect(found(rows)).toEqual([
      [1, 'type', 'not_insured_by_line'],
      [2, 'year', 'year_out_of_range'],
      [2, 'make', 'text_too_long'],
    ]);
  });

  test('say one thing about a field', () => {
    const problem = refusal('vehicle_class_unknown', sameInBoth('Choose a class.'), 'vehicle.type');
    expect(found([row({ problems: [problem], vehicle: {} })])).toEqual([[1, 'type', 'vehicle_class_unknown']]);
  });

  test('bear no VIN of another row, nor of a vehicle that is on the quote', () => {
    const vin = exampleVehicle.vin ?? '';
    const twice = [row({ of: { vin } }), row(), row({ of: { vin } })];
    expect(found(twice).filter(([, , code]) => code === 'vin_twice')).toEqual([
      [1, 'vin', 'vin_twice'],
      [3, 'vin', 'vin_twice'],
    ]);
  });

  test('are told apart by their VIN even where something else is wrong', () => {
    const vin = exampleVehicle.vin?.toLowerCase() ?? '';
    const problem = refusal('year_out_of_range', sameInBoth('Enter a year.'), 'vehicle.year');
    expect(found([row({ problems: [problem], of: { vin, year: 1850 } })])).toEqual([
      [1, 'year', 'year_out_of_range'],
      [1, 'vin', 'vin_twice'],
    ]);
  });

  test('are kept where the product may be sold, together with the others', () => {
    const at = (administrativeArea: string) => {
      const locationId = `place ${administrativeArea}`;
      return row({ place: { ...exampleGaraging, locationId, administrativeArea } });
    };
    expect(found([at('OH'), at('HI'), at('TX')])).toEqual([
      [2, 'garaging_postal_code', 'product_not_live'],
      [3, 'garaging_postal_code', 'other_state'],
    ]);
  });

  test('hear nothing of what was wrong with the quote before', () => {
    const vehicles = [exampleVehicle, { ...exampleVehicle, vehicleId: 'vehicle-2' }];
    expect(found([row()], { vehicles })).toEqual([]);
  });

  test('are as many as the line insures', () => {
    const boats = { provider: 'windshield', vehicles: [{ ...exampleVehicle, type: 'class_a' }] };
    const many = Array.from({ length: 60 }, () => row({ of: { type: 'class_a' } }));
    expect(found(many, boats)).toEqual([[null, 'vehicles', 'too_many_objects']]);
  });
});

test('the refusal of a list names the row and the place of its first problem', () => {
  const stated = { code: 'vin_twice', message: 'This VIN stands twice.', field: 'vin' };
  expect(refuseRow({ ...stated, row: 3 }).refusal).toMatchObject({
    code: 'vehicles_not_valid',
    field: 'vehicles.2.vin',
    message: 'Row 3: This VIN stands twice.',
  });
  expect(refuseRow({ ...stated, field: 'vehicles', row: null }).refusal).toEqual({
    code: 'vehicles_not_valid',
    field: 'vehicles',
    message: 'This VIN stands twice.',
  });
});
