import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vinCheckDigit } from '../../shared/text/vin.ts';
import { checkVin } from './check-vin.ts';
import { codeOf, fieldOf } from '../quote.fixture.ts';

const seed = 565;
const alphabet = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

describe('a VIN', () => {
  // 1M8GDM9AXKP042788 is the worked example of the standard; seventeen ones add up to 89, and 89 modulo 11 is 1.
  test.each([
    ['1M8GDM9AXKP042788', 'X', 2019],
    ['11111111111111111', '1', 2001],
    ['1HGCM82633A004352', '3', 2003],
    ['5GZCZ43D13S812715', '1', 2003],
  ])('%s carries the check digit %s', (vin, digit, year) => {
    expect(vinCheckDigit(vin)).toBe(digit);
    expect(vin.charAt(8)).toBe(digit);
    expect(checkVin(vin, year)).toEqual({ ok: true, event: vin });
  });

  test.each([
    ['1m8gdm9axkp042788', '1M8GDM9AXKP042788'],
    [' 1M8GD M9AXK P042788 ', '1M8GDM9AXKP042788'],
    ['1M8GDM9A-XKP042788', '1M8GDM9AXKP042788'],
  ])('"%s" is stored as %s', (text, vin) => {
    expect(checkVin(text, null)).toEqual({ ok: true, event: vin });
  });

  test.each([
    ['1M8GDM9A0KP042788', 2003, 'vin_check_digit'],
    ['1M8GDM9AXKP042789', 2003, 'vin_check_digit'],
    ['1M8GDM9AXKP042788', 2019, null],
    ['1M8GDM9AXKP042788', 1989, null],
    ['1M8GDM9AXKP042788', 2018, null],
    ['1M8GDM9AXKP042788', 2021, null],
    ['1M8GDM9AXKP042788', 2022, 'vin_year'],
    ['1M8GDM9AXKP042788', 2017, 'vin_year'],
    ['1M8GDM9A30P042788', null, 'vin_year'],
    ['00000000000000000', 2019, 'vin_characters'],
    ['7M8GDM9A1KP042788', 2003, 'vin_check_digit'],
    ['WDB9066331S123456', 2012, null],
    ['1M8GDM9AXKP04278', 2003, 'vin_length'],
    ['1M8GDM9AXKP0427881', 2003, 'vin_length'],
    ['1M8GDM9AXKP04278O', 2003, 'vin_characters'],
    ['IM8GDM9AXKP042788', 2003, 'vin_characters'],
    ['1M8GDM9AXKP04278!', 2003, 'vin_characters'],
    ['', 2003, 'vin_characters'],
    ['2HS4123', 1974, null],
    ['2HS4123', 1981, 'vin_length'],
    ['2HS4123', null, 'vin_length'],
    ['A123', 1974, 'vin_length'],
    ['A1234', 1974, null],
    ['1M8GDM9A0KP042788', 1980, null],
    ['1M8GDM9A0KP0427881', 1980, 'vin_length'],
    ['I31T9J1234', 1979, null],
    ['I31T9J1234', 1981, 'vin_characters'],
    ['I31T9J1234', null, 'vin_characters'],
    ['OQI012', 1968, null],
    ['0A1234', 1974, null],
    ['A12#34', 1974, 'vin_characters'],
    ['', 1974, 'vin_characters'],
  ])('%s of model year %s: %s', (vin, year, code) => {
    const decision = checkVin(vin, year);
    expect(codeOf(decision)).toBe(code);
    expect(fieldOf(decision)).toBe(code === null ? null : 'vehicle.vin');
  });

  test('names how many characters there are', () => {
    const decision = checkVin('1M8GDM9AXK', 2003);
    expect(decision.ok ? '' : decision.refusal.message).toContain('this one has 10');
  });

  test(`with one digit mistyped is refused (seed ${seed})`, () => {
    const body = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 16, maxLength: 16 });
    const property = fc.property(body, fc.nat(16), fc.constantFrom(...'0123456789'), (text, position, digit) => {
      // The tenth character names a model year.
      const draft = `1${text.slice(0, 8)}A${text.slice(9)}`;
      const vin = draft.slice(0, 8) + vinCheckDigit(draft) + draft.slice(9);
      expect(checkVin(vin, 2010).ok).toBe(true);
      const old = vin.charAt(position);
      // Two characters of one value cannot be told apart by the standard's sum, so only digits are exchanged.
      fc.pre(position !== 8 && position !== 9 && position > 0 && /\d/.test(old) && old !== digit);
      const wrong = vin.slice(0, position) + digit + vin.slice(position + 1);
      expect(checkVin(wrong, 2010)).toMatchObject({ refusal: { code: 'vin_check_digit' } });
    });
    fc.assert(property, { seed, numRuns: 500 });
  });
});
