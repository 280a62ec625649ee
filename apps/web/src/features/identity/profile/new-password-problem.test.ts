import { expect, test } from 'vitest';
import { newPasswordProblem } from './new-password-problem.ts';

test.each([
  ['eleven char', 'short'],
  ['twelve chars', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'long'],
] as const)('%s: %s', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem);
});

test('a password that is the current one is no new one', () => {
  expect(newPasswordProblem('correct horse', 'correct horse')).toBe('same');
});
