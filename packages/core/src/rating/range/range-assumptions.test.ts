import { describe, expect, test } from 'vitest';
import { assumptionsFor } from './range-assumptions.ts';
import { couple, demoBook, exampleOne, withVehicle } from '../testing/example-subjects.ts';

const codes = (unanswered: string[], subject = exampleOne) =>
  assumptionsFor(subject, unanswered, demoBook).map(({ code }) => code);

describe('the assumptions of a range', () => {
  test('are none when everything is answered', () => {
    expect(codes([])).toEqual([]);
    expect(codes([], withVehicle(exampleOne, { valueType: null }))).toEqual([]);
  });

  test.each([
    ['coverages', 'plan_road_ready'],
    ['drivers.1.birthdate', 'drivers_25_to_74'],
    ['drivers.0.points', 'no_violations'],
    ['vehicles.2.usage_type', 'used_for_trips'],
    ['vehicles.0.rental_utilization_rate', 'not_rented_out'],
    ['vehicles.0.estimated_yearly_mileage', 'up_to_15000_miles'],
    ['policy_duration_months', 'twelve_months'],
    ['payment_term', 'monthly_payment'],
  ])('for an open %s are %s, and nothing beyond what is entered', (path, code) => {
    expect(codes([path])).toEqual([code, 'as_entered', 'starts_on']);
  });

  test.each(['vehicles.0.storage_type', 'drivers.0.rv_driving_experience_years', 'insurance_score'])(
    'for an open %s are none of its own: every value is in the range',
    (path) => {
      expect(codes([path])).toEqual(['as_entered', 'starts_on']);
    },
  );

  test('for no driver at all are age and record', () => {
    expect(codes(['drivers'])).toEqual(['drivers_25_to_74', 'no_violations', 'as_entered', 'starts_on']);
    expect(codes(['drivers'], { ...exampleOne, state: 'MA' })).toEqual(['no_violations', 'as_entered', 'starts_on']);
  });

  test('print the bounds that the range keeps to', () => {
    const open = ['drivers.0.birthdate', 'vehicles.0.estimated_yearly_mileage'];
    expect(assumptionsFor(exampleOne, open, demoBook).at(-1)?.message).toBe('Cover starts on Jun 1, 2026.');
    const messages = assumptionsFor(exampleOne, open, demoBook).map(({ message }) => message);
    expect(messages[0]).toContain('25 to 74 years');
    expect(messages[1]).toContain('15,000 miles');
  });

  test('hold the agreed value while the settlement is open', () => {
    const open = withVehicle({ ...exampleOne, drivers: [couple] }, { valueType: null });
    expect(codes(['coverages'], open)).toEqual(['plan_road_ready', 'agreed_value', 'as_entered', 'starts_on']);
  });
});
