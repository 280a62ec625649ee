import { describe, expect, it } from 'vitest';
import {
  codedYears,
  fitsCheckDigit,
  hasSerialNumber,
  tidyVin,
  vinCheckDigit,
  vinShape,
  vinYear,
  vinYearCode,
} from './vin.ts';

const vin = (code: string) => `1UJBJ0BR0${code}1EH1234`.slice(0, 17);

describe('the model year of a VIN', () => {
  it.each([
    ['A', 2010],
    ['J', 2018],
    ['K', 2019],
    ['V', 2027],
    ['W', 1998],
    ['Y', 2000],
    ['1', 2001],
    ['9', 2009],
  ])('coded %s is %i in 2026', (code, year) => {
    expect(vinYear(vin(code), 2026)).toBe(year);
  });

  it('is unknown for a VIN that is not complete or holds what no VIN holds', () => {
    expect(vinYear('1UJBJ0BR0K1EH123', 2026)).toBeNull();
    expect(vinYear(vin('I'), 2026)).toBeNull();
    expect(vinYear(vin('0'), 2026)).toBeNull();
  });
});

it('tidies a VIN as it is typed', () => {
  expect(tidyVin(' 1uj-bj0 br0k1eh1234567890')).toBe('1UJBJ0BR0K1EH1234');
});

describe('the code of a model year', () => {
  it.each([1980, 1999, 2000, 2009, 2010, 2027, 2039])('of %i stands for it and for those 30 years apart', (year) => {
    const years = codedYears(vin(vinYearCode(year)));
    expect(years).toContain(year);
    expect(years.map((one) => one - (years[0] ?? 0))).toEqual([0, 30, 60]);
  });

  it('is none of I, O, Q, U, Z and 0', () => {
    for (const code of ['I', 'O', 'Q', 'U', 'Z', '0', '']) expect(codedYears(`1UJBJ0BR0${code}`)).toEqual([]);
  });
});

// Numbers that public guides print with what the public decoder answers.
it.each(['4X4TSMH24FS123456', '4YDT29R29FA123456', '573TE372XF1234567', '1F66F5DY2F0A12345', '4UZAAHAK29CZ12345'])(
  '%s carries its check digit',
  (number) => expect(vinCheckDigit(number)).toBe(number.charAt(8)),
);

describe('the check digit', () => {
  it('has to fit in North America, and nowhere else', () => {
    expect(fitsCheckDigit('1M8GDM9AXKP042788')).toBe(true);
    expect(fitsCheckDigit('1M8GDM9A1KP042788')).toBe(false);
    expect(fitsCheckDigit('WDB9066521S123456')).toBe(true);
  });
});

describe('how a number is written', () => {
  it.each([
    ['1M8GDM9AXKP042788', 1981, null],
    ['1M8GDM9AXKP042788', null, null],
    ['1M8GDM9AXKPO42788', 1981, 'characters'],
    ['1M8GDM9AXKP04278', 2019, 'length'],
    ['I31T9J1234', 1980, null],
    ['I31T9J1234', 1981, 'characters'],
    ['I31T', 1980, 'length'],
    ['I31-9J1234', 1980, 'characters'],
  ] as const)('%s of model year %s: %s', (text, year, expected) => {
    expect(vinShape(text, year)).toBe(expected);
  });

  it('is a serial number’s before 1981, and a VIN’s where no year is known', () => {
    expect([1950, 1980, 1981, 2026, null].map(hasSerialNumber)).toEqual([true, true, false, false, false]);
  });
});
