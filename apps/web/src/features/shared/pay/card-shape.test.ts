import { describe, expect, it } from 'vitest';
import { invalidFields } from '../answers/shapes.ts';
import { cardEntryOf, cardLabel, cardRefusals, cardShapes, expiryText, groupedNumber } from './card-shape.ts';

const card = { number: '4242 4242 4242 4242', expiry: '08/29', cvc: '123', name: ' Ada Reyes ', postal_code: '44301' };

describe('a card as it is typed', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['4242-4242 x', '4242 4242'],
    ['', ''],
  ])('groups %s as %s', (typed, text) => {
    expect(groupedNumber(typed)).toBe(text);
  });

  it.each([
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['8', '', '08/'],
    ['12/2', '12/', '12/2'],
    ['08/2029', '08/2', '08/29'],
    ['08/202', '08/20', '08/202'],
    ['08/2029', '08/202', '08/29'],
    ['08/20', '08/202', '08/20'],
    ['08/2031', '', '08/31'],
    ['2031-08', '', '08/31'],
    ['2031-08-01', '', '08/31'],
    ['8/31', '', '08/31'],
    ['08 / 2031', '', '08/31'],
    ['082031', '', '08/31'],
    ['203108', '', '08/31'],
    ['0831', '', '08/31'],
    ['12', '12/', '12'],
    ['12/', '12/2', '12'],
  ])('writes the expiry %s after %s as %s', (typed, before, text) => {
    expect(expiryText(typed, before)).toBe(text);
  });

  it.each([
    [{ number: '4242' }, 'errors.cardNumber'],
    [{ expiry: '13/29' }, 'errors.cardExpiry'],
    [{ expiry: '1/29' }, 'errors.cardExpiry'],
    [{ cvc: '12' }, 'errors.cardCvc'],
    [{ name: ' ' }, 'errors.cardName'],
    [{ postal_code: '' }, 'errors.cardPostalCode'],
    [{ postal_code: '4430' }, 'errors.postalCodeShape'],
    [{ postal_code: '00000' }, 'errors.postalCodeUnknown'],
  ])('has no fitting shape with %j', (patch, message) => {
    expect(Object.values(invalidFields(cardShapes, { ...card, ...patch }))).toEqual([message]);
  });
});

describe('a card for the gateway', () => {
  it('has its digits, month and full year', () => {
    expect(invalidFields(cardShapes, card)).toEqual({});
    expect(cardEntryOf(card)).toEqual({
      number: '4242424242424242',
      expMonth: 8,
      expYear: 2029,
      cvc: '123',
      postalCode: '44301',
      name: 'Ada Reyes',
    });
  });

  it('is named in this browser by its last four digits and expiry alone', () => {
    expect(cardLabel(card)).toBe('4242 0829');
  });

  it('shows each refusal at its field, the first one of a field', () => {
    const error = (field: string, message: string) => ({ message, extensions: { field } });
    expect(
      cardRefusals({ errors: [error('expMonth', 'Month'), error('expYear', 'Year'), error('cvc', 'Code')] }),
    ).toEqual({
      expiry: 'Month',
      cvc: 'Code',
    });
    expect(cardRefusals({ token: 't' })).toBeNull();
    expect(cardRefusals(null)).toBeNull();
  });
});
