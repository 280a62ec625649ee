import { describe, expect, it } from 'vitest';
import { vehicleAnswersOf, vehicleChangesOf } from './vehicle-answers.ts';

describe('the vehicle of a form', () => {
  it('is empty before anything is known, with the basis that the rates assume', () => {
    expect(vehicleAnswersOf(undefined)).toEqual({
      vin: '',
      vin_pending: false,
      year: '',
      make: '',
      model: '',
      rating_value: null,
      rating_value_type: 'agreed_value',
    });
  });

  it('goes to the server in numbers, only what changed, and never what is no amount', () => {
    expect(vehicleChangesOf({ year: '2019', rating_value: 4_250_000 })).toEqual({
      year: 2019,
      rating_value: 4_250_000,
    });
    expect(vehicleChangesOf({ make: 'Airstream', vin: '' })).toEqual({ make: 'Airstream', vin: '' });
    expect(vehicleChangesOf({ rating_value: null })).toEqual({});
    expect(vehicleChangesOf({ rating_value: 'about 45' })).toEqual({});
  });
});
