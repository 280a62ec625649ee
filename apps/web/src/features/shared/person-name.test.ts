import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  [{ first_name: 'Ada', last_name: 'Moreno' }, 'Ada Moreno'],
  [{ first_name: null, last_name: 'Moreno' }, 'Moreno'],
  [{ first_name: 'Ada', last_name: null }, 'Ada'],
  [{ first_name: 'Ada', last_name: 'Moreno', business_name: 'Moreno Rentals' }, 'Moreno Rentals'],
  [{ first_name: null, last_name: '' }, null],
  [null, null],
  [undefined, null],
])('of %j is %j', (entity, name) => {
  expect(personName(entity)).toBe(name);
});
