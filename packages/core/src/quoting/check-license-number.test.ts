import { describe, expect, test } from 'vitest';
import { checkLicenseNumber } from './check-license-number.ts';
import { codeOf, fieldOf } from './quote.fixture.ts';

describe('the number of a driver’s license', () => {
  test.each([
    ['a letter and digits, as in Florida', 'm123-456-78-901-0', 'M123456789010'],
    ['as in Ontario', 'A1234 - 12345 - 12345', 'A12341234512345'],
    ['digits alone, as in Texas', '12345678', '12345678'],
    ['asterisks, as once in Washington', 'DOE**MJ501P1', 'DOE**MJ501P1'],
    ['blanks around it', ' oh 123456 ', 'OH123456'],
    ['the shortest', 'A123', 'A123'],
    ['the longest', '12345678901234567890', '12345678901234567890'],
  ])('may have %s, and is kept in capitals without its blanks', (_how, typed, kept) => {
    expect(checkLicenseNumber(typed)).toEqual({ ok: true, event: kept });
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
