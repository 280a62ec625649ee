import { describe, expect, test } from 'vitest';
import { storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { invalidFields } from '../../shared/answers/shapes.ts';
import {
  asksPrice,
  detailsAnswersOf,
  detailsChangesOf,
  detailsShapes,
  lenderFields,
  lenderOf,
  waitingForLender,
} from './details-answers.ts';

const bank = {
  entity_id: 'b1',
  business_name: 'First Bank',
  first_name: null,
  last_name: null,
  location: {
    line_1: '1 Main Street',
    locality: 'Columbus',
    postal_code: '43215',
  },
};
const blank = detailsAnswersOf(storedVehicle, []);
const named = { ...blank, salvage_title: false, financed: true, ...bank.location, business_name: 'First Bank' };

describe('what is asked of the papers', () => {
  test('is a title and a loan; what was paid only where it settles a total loss', () => {
    expect(Object.keys(invalidFields(detailsShapes(false), blank))).toEqual(['salvage_title', 'financed']);
    expect(asksPrice({ ...storedVehicle, rating_value_type: 'purchase_price' })).toBe(true);
    expect(asksPrice(storedVehicle)).toBe(false);
    expect(invalidFields(detailsShapes(true), { ...blank, purchase_price: 'much' })).toMatchObject({
      purchase_price: 'errors.amount',
    });
  });

  test('is of a lender their name and address, as long as they are not chosen', () => {
    const open = { ...blank, salvage_title: false, financed: true };
    expect(Object.keys(invalidFields(detailsShapes(false), open))).toEqual([...lenderFields]);
    expect(invalidFields(detailsShapes(false), { ...open, lienholder_id: 'b1' })).toEqual({});
    expect(invalidFields(detailsShapes(false), { ...open, financed: false })).toEqual({});
  });
});

describe('a lender', () => {
  test('of this vehicle alone is written out, one of another vehicle too is chosen', () => {
    const vehicle = { ...storedVehicle, financed: true, lienholder: bank };
    expect(detailsAnswersOf(vehicle, [])).toMatchObject({ lienholder_id: '', business_name: 'First Bank' });
    expect(detailsAnswersOf(vehicle, ['b1'])).toMatchObject({ lienholder_id: 'b1', business_name: '' });
  });

  test('whom an agent named says that there is a loan', () => {
    expect(detailsAnswersOf({ ...storedVehicle, lienholder: bank }, []).financed).toBe(true);
  });

  test('is saved as a whole, and not while something of it stands refused', () => {
    expect(waitingForLender({ ...named, locality: '' })).toEqual(lenderFields);
    expect(waitingForLender(named, ['postal_code'])).toEqual(lenderFields);
    expect(waitingForLender(named)).toEqual([]);
    expect(lenderOf({ ...named, business_name: ' First Bank ' })).toEqual({
      entity: { entity_type: 'business', business_name: 'First Bank' },
      location: bank.location,
    });
  });
});

test('what changed of the vehicle is sent as it was answered, No as well', () => {
  expect(detailsChangesOf({ salvage_title: false, financed: true, purchase_price: 5_000_000 })).toEqual({
    salvage_title: false,
    financed: true,
    purchase_price: 5e6,
  });
  expect(detailsChangesOf({ purchase_price: 'much', business_name: 'First Bank' })).toEqual({});
});
