import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { checkLicenseIssuer, checkLicenseNumber } from './check-license-number.ts';
import { codeOf, fieldOf } from '../quote.fixture.ts';

describe('the number of a driver’s license', () => {
  test.each([
    ['a letter and digits, as in Florida', 'm123-456-78-901-0', 'M123456789010'],
    ['as in Ontario', 'A1234 - 12345 - 12345', 'A12341234512345'],
    ['digits alone, as in Texas', '12345678', '12345678'],
    ['asterisks, as once in Washington', 'DOE**MJ501P1', 'DOE**MJ501P1'],
    ['blanks around it', ' oh 123456 ', 'OH123456'],
    ['the shortest', 'A123', 'A123'],
    ['the longest', '12345678901234567890', '12345678901234567890'],
  ])('may have %s, and is kept in capitals without its blanks', (_how, typed, stored) => {
    expect(checkLicenseNumber(typed)).toEqual({ ok: true, event: stored });
  });

  test.each([
    ['', 'license_length'],
    ['A12', 'license_length'],
    ['- - - -', 'license_length'],
    ['123456789012345678901', 'license_length'],
    ['ABCDEFG', 'license_characters'],
    ['12345/678', 'license_characters'],
    ['Ä1234567', 'license_characters'],
    ['12345\u202e78', 'license_characters'],
  ])('is not %j', (typed, code) => {
    const decision = checkLicenseNumber(typed);
    expect(codeOf(decision)).toBe(code);
    expect(fieldOf(decision)).toBe('named_insured.license_number');
  });
});

describe('the place that gave a driver’s license', () => {
  test.each(usStates)('may be %s of the United States', (state) => {
    expect(checkLicenseIssuer(state)).toEqual({ ok: true, event: { country: 'US', administrativeArea: state } });
  });

  test.each(canadianProvinces)('may be %s of Canada', (province) => {
    expect(checkLicenseIssuer(province)).toEqual({ ok: true, event: { country: 'CA', administrativeArea: province } });
  });

  test('is kept as the post spells it', () => {
    expect(checkLicenseIssuer(' oh ')).toEqual({ ok: true, event: { country: 'US', administrativeArea: 'OH' } });
  });

  test.each([[''], ['ZZ'], ['Ohio'], ['US-OH'], ['O\u0000']])('is not %j', (text) => {
    const decision = checkLicenseIssuer(text);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([
      'license_area_unknown',
      'named_insured.license_administrative_area',
    ]);
  });

  test('is refused at the field that was sent', () => {
    expect(fieldOf(checkLicenseIssuer('ZZ', 'drivers.1.license_administrative_area'))).toBe(
      'drivers.1.license_administrative_area',
    );
  });
});
