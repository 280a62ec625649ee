import { describe, expect, it } from 'vitest';
import { tidyVin, vinYear } from './vin-year.ts';

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
