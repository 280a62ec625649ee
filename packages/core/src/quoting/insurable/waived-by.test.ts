import { describe, expect, test } from 'vitest';
import { waivedBy } from './vocabulary.ts';

/** What an underwriter may let pass, written down by hand: change it when an underwriter says so. */
const forUnderwriters = [
  'bus_conversion',
  'business_use',
  'driver_points',
  'many_vehicles',
  'rental_utilization',
  'salvage_title',
  'value_above_limit',
  'vehicle_age',
];

describe('who may waive a finding', () => {
  const waivable = Object.entries(waivedBy).filter(([, who]) => who === 'an underwriter');

  test('is an underwriter for what is a matter of judgement', () => {
    expect(waivable.map(([code]) => code).toSorted()).toEqual(forUnderwriters);
  });

  test.each([
    'liability_required',
    'liability_below_state_minimum',
    'mandatory_cover_missing',
    'charge_not_levied',
  ] as const)('is nobody for what the law demands: %s', (code) => {
    expect(waivedBy[code]).toBe('nobody');
  });

  test.each(['product_not_live', 'other_country', 'insured_minor', 'vin_twice'] as const)(
    'is nobody for what no judgement makes right: %s',
    (code) => {
      expect(waivedBy[code]).toBe('nobody');
    },
  );
});
