import { day } from '@roadworthy/core/shared/time/day.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandOf, type CardEntry, checkCard, hasExpired, passesLuhn } from './card.ts';

const today = day('2026-05-31');
const good: CardEntry = {
  number: '4242 4242 4242 4242',
  expMonth: 5,
  expYear: 2026,
  cvc: '123',
  postalCode: '85001-1234',
  name: 'Rae Calder',
};

function codesFor(change: Partial<CardEntry>): string[] {
  return checkCard({ ...good, ...change }, today).map(({ field, code }) => `${field}: ${code}`);
}

describe('a card as typed', () => {
  test('is good through the last day of its month', () => {
    expect(codesFor({})).toEqual([]);
    expect(hasExpired(good, day('2026-05-31'))).toBe(false);
    expect(hasExpired(good, day('2026-06-01'))).toBe(true);
    expect(hasExpired({ expMonth: 12, expYear: 25 }, day('2026-01-01'))).toBe(true);
  });

  test.each<[string, Partial<CardEntry>]>([
    ['number: card_number_missing', { number: ' ' }],
    ['number: card_number_invalid', { number: '4242 4242 4242 4241' }],
    ['number: card_number_invalid', { number: '4242 4242 4242 424x' }],
    ['number: card_number_invalid', { number: '0000' }],
    ['number: card_brand_not_accepted', { number: '3566002020360505' }],
    ['expMonth: expiry_invalid', { expMonth: 13 }],
    ['expMonth: expiry_invalid', { expMonth: 0 }],
    ['expMonth: expiry_invalid', { expMonth: Number.NaN }],
    ['expYear: expiry_invalid', { expYear: 2052 }],
    ['expYear: expiry_invalid', { expYear: Number.NaN }],
    ['expMonth: card_expired', { expMonth: 4 }],
    ['expYear: card_expired', { expYear: 25 }],
    ['cvc: cvc_invalid', { cvc: '12' }],
    ['cvc: cvc_invalid', { cvc: '1234' }],
    ['cvc: cvc_invalid', { number: '3782 822463 10005', cvc: '123' }],
    ['postalCode: postal_code_invalid', { postalCode: '8500' }],
    ['postalCode: postal_code_invalid', { postalCode: 'D1A 1A1' }],
    ['postalCode: postal_code_invalid', { postalCode: '00000' }],
    ['name: name_missing', { name: ' ' }],
  ])('is refused with %s for %j', (expected, change) => {
    expect(codesFor(change)).toEqual([expected]);
  });

  test.each<Partial<CardEntry>>([
    { postalCode: 'k1a 0b1' },
    { postalCode: 'H2Y1C6' },
    { expYear: 26 },
    { number: '378282246310005', cvc: '1234' },
  ])('is taken with %j', (change) => {
    expect(codesFor(change)).toEqual([]);
  });

  test.each([
    ['4242424242424242', 'visa'],
    ['2221000000000009', 'mastercard'],
    ['2720990000000007', 'mastercard'],
    ['2721000000000004', undefined],
    ['5105105105105100', 'mastercard'],
    ['341111111111111', 'amex'],
    ['6445644564456445', 'discover'],
  ])('%s has the brand %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand);
  });

  test('does not pass with one wrong digit', () => {
    const seed = 7;
    console.info(`fast-check seed ${seed}`);
    const wrong = fc.record({ at: fc.nat(15), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(wrong, ({ at, by }) => {
        const digits = [...'4242424242424242'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
      { seed },
    );
  });
});
