import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

const columbus = {
  line_1: '12 Oak Street',
  line_2: null,
  locality: 'Columbus',
  administrative_area: 'OH',
  postal_code: '43215',
};

test('an address reads in one line, without what is missing', () => {
  expect(addressLine(columbus)).toBe('12 Oak Street, Columbus, OH 43215');
  expect(addressLine({ ...columbus, line_2: 'Unit 4' })).toBe('12 Oak Street, Unit 4, Columbus, OH 43215');
  expect(addressLine({ ...columbus, line_1: null, locality: null })).toBe('OH 43215');
});

test('no address is null', () => {
  expect(addressLine(null)).toBeNull();
});
