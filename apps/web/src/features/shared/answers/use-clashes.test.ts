import { expect, test } from 'vitest';
import { findClashes } from './use-clashes.ts';

const before = { make: 'Jayco', model: '24B', year: '2019' };

test('an answer changed both here and elsewhere, to different values, is a clash', () => {
  const values = { ...before, make: 'Thor' };
  expect(findClashes(values, before, { ...before, make: 'Winnebago' })).toEqual({ make: { theirs: 'Winnebago' } });
});

test('what one side alone changed, or both to the same, is none', () => {
  expect(findClashes({ ...before, make: 'Thor' }, before, { ...before, model: '26C' })).toEqual({});
  expect(findClashes({ ...before, make: 'Thor' }, before, { ...before, make: 'Thor ' })).toEqual({});
});
