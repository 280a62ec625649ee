import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Dana Whitlock', 'DW'],
  ['Ana Maria de la Cruz', 'AC'],
  ['cher', 'C'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
