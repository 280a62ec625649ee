import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankFields, digitsIn, fitsBankField } from './bank-numbers.ts';

const isRoutingNumber = (typed: string) => fitsBankField('routing', typed, 'US');

describe('a routing number', () => {
  // Of the Federal Reserve Bank of Boston, a bank in New York, a thrift, and Stripe's test bank.
  test.each(['011000015', '021000021', '322271627', '110000000', '800000019'])('is %s', (digits) => {
    expect(isRoutingNumber(digits)).toBe(true);
  });

  test.each([
    ['one digit too few', '02100002'],
    ['one digit too many', '0210000210'],
    ['a letter', '02100002a'],
    ['another check digit', '021000022'],
    ['no district', '000000000'],
    ['a district that there is none of', '500000005'],
    ['nothing', ''],
  ])('has not %s', (_, digits) => {
    expect(isRoutingNumber(digits)).toBe(false);
  });

  const seed = 46;
  test(`is none with one wrong digit (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'021000021'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(isRoutingNumber(digits.join(''))).toBe(false);
      }),
      { seed },
    );
  });
});

describe('the numbers of a Canadian account', () => {
  test.each([
    ['003', true],
    ['03', false],
    ['0003', false],
    ['a03', false],
  ])('have an institution %s: %s', (digits, is) => {
    expect(fitsBankField('institution', digits, 'CA')).toBe(is);
  });

  test.each([
    ['11000', true],
    ['1100', false],
    ['110000', false],
    ['1100x', false],
  ])('have a transit %s: %s', (digits, is) => {
    expect(fitsBankField('transit', digits, 'CA')).toBe(is);
  });
});

describe('an account number', () => {
  test.each([
    ['US', '1234', true],
    ['US', '123', false],
    ['US', '12345678901234567', true],
    ['US', '123456789012345678', false],
    ['CA', '12345', true],
    ['CA', '1234', false],
    ['CA', '123456789012', true],
    ['CA', '1234567890123', false],
    ['US', '12a4', false],
  ] as const)('in %s may be %s: %s', (country, digits, is) => {
    expect(fitsBankField('account', digits, country)).toBe(is);
  });

  test('is in a name, and what its country does not ask for may be anything', () => {
    expect(['Ada', ' '].map((typed) => fitsBankField('holder', typed, 'CA'))).toEqual([true, false]);
    for (const [country, fields] of Object.entries(bankFields)) {
      expect([country, fields[0], fields.at(-1)]).toEqual([country, 'holder', 'account']);
    }
    expect([fitsBankField('routing', 'x', 'CA'), fitsBankField('transit', '', 'US')]).toEqual([true, true]);
  });

  test('is read from what people type', () => {
    expect(isRoutingNumber(' 110-000-000 ')).toBe(true);
    expect(digitsIn(' 0001-2345 6789 ')).toBe('000123456789');
    expect(digitsIn('none')).toBe('');
  });
});

describe('a field of a bank account', () => {
  const seed = 2_311;
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }).map((all) => all.join(''));
  const between = fc.constantFrom('', ' ', '-', ' - ');

  test(`is judged by its digits, however they are set apart (seed ${seed})`, () => {
    fc.assert(
      fc.property(digits, between, fc.constantFrom('US', 'CA'), (plain, blank, country) => {
        const typed = [...plain].join(blank);
        for (const field of bankFields[country].slice(1)) {
          expect(fitsBankField(field, typed, country)).toBe(fitsBankField(field, plain, country));
        }
      }),
      { seed },
    );
  });

  test(`fits by as many digits as its country has, and no others (seed ${seed})`, () => {
    fc.assert(
      fc.property(digits, (plain) => {
        const { length } = plain;
        expect(fitsBankField('account', plain, 'US')).toBe(length >= 4 && length <= 17);
        expect(fitsBankField('account', plain, 'CA')).toBe(length >= 5 && length <= 12);
        expect(fitsBankField('institution', plain, 'CA')).toBe(length === 3);
        expect(fitsBankField('transit', plain, 'CA')).toBe(length === 5);
      }),
      { seed },
    );
  });
});
