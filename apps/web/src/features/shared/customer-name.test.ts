import { expect, test } from 'vitest';
import { customerOf } from './customer-name.ts';

const nobody = { first_name: null, last_name: null, business_name: null, email: null, phone: null };
const ada = { ...nobody, first_name: 'Ada', email: 'ada@example.com', phone: '614-555-0148' };

test.each([
  ['by name', [ada], 'link@example.com', 'Ada'],
  [
    'by their own address while they have no name',
    [{ ...ada, first_name: null }],
    'link@example.com',
    'ada@example.com',
  ],
  ['by the address that the link was sent to', [], 'link@example.com', 'link@example.com'],
  ['by that address before their number', [{ ...nobody, phone: ada.phone }], 'link@example.com', 'link@example.com'],
  ['by their number where there is nothing else', [{ ...nobody, phone: ada.phone }], null, '614-555-0148'],
  ['by nothing while nothing is known', [], null, null],
])('a customer is called %s', (_how, entities, contact_email, expected) => {
  expect(customerOf({ entities, contact_email })).toBe(expected);
});
