import { expect, test } from 'vitest';
import { inputOf } from './field-address.ts';

const quote = { vehicles: [{ vehicle_id: 'a' }, { vehicle_id: 'b' }] } as unknown as Parameters<typeof inputOf>[1];

test.each([
  ['vehicles.1.year', 'b-year'],
  ['vehicles.7.year', null],
  ['named_insured.email', 'insured-email'],
  ['mailing.line_1', 'insured-line_1'],
  ['drivers.0.birthdate', 'insured-birthdate'],
  ['effective_date', 'term-effective_date'],
  ['signature', null],
])('what is missing at %s is typed at %s', (path, id) => {
  expect(inputOf(path, quote)).toBe(id);
});
