import { expect, test } from 'vitest';
import { namesPlaces, readPostalCode } from './postal-code.ts';

test.each([
  ['44101', { country: 'US', postalCode: '44101' }],
  [' 44101-1234 ', { country: 'US', postalCode: '44101-1234' }],
  ['441011234', { country: 'US', postalCode: '44101-1234' }],
  ['k1a0b1', { country: 'CA', postalCode: 'K1A 0B1' }],
  ['K1A-0B1', { country: 'CA', postalCode: 'K1A 0B1' }],
  ['4410', null],
  ['D1A 0B1', null],
  ['', null],
])('reads %j as %j', (text, read) => {
  expect(readPostalCode(text)).toEqual(read);
});

test.each([
  ['00000', false],
  ['00499', false],
  ['00501', true],
  ['44101', true],
  ['K1A 0B1', true],
])('%s may be the code of a place: %s', (text, expected) => {
  const read = readPostalCode(text);
  expect(read !== null && namesPlaces(read)).toBe(expected);
});

test.each(['K1A 0B1', 'M5V 2T6', '44101', '44101-1234'])('reads what it wrote: %s', (written) => {
  expect(readPostalCode(written)?.postalCode).toBe(written);
});

test.each(['12345 6789 1', 'ABC', 'K1A 0BI', '１２３４', '12\uFFFD345'])('reads %j as none', (text) => {
  expect(readPostalCode(text)).toBeNull();
});
