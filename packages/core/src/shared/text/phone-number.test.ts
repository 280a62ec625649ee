import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

test.each([
  ['(541) 555-0134', 'ten digits'],
  ['541.555.0134', 'ten digits with dots'],
  ['1 541 555 0134', 'ten digits with their 1'],
  ['+1 541 555 0134', 'ten digits with their country code'],
  ['+44 20 7946 0958', 'a number of Britain'],
  ['+49 (30) 901820', 'a number of Germany'],
  [' +52 55 5555 0134 ', 'a number of Mexico with space around it'],
])('%s is a telephone number: %s', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each([
  ['', 'nothing'],
  ['541555', 'too few digits'],
  ['44 20 7946 0958', 'no plus before another country’s code'],
  ['+44', 'a country code alone'],
  ['+1 541 555 01345', 'a digit too many for North America'],
  ['541 555 0134 ext 5', 'an extension'],
  ['+4420794609581234', 'more than fifteen digits'],
  ['+0 5415550134', 'no country’s code'],
])('%j is none: %s', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test('a number that holds a control is none', () => {
  for (const hidden of ['\u0000', '\u0007', '\uFFFD']) {
    expect(isPhoneNumber(`${hidden}541 555 0134`)).toBe(false);
  }
});
