import { beforeEach, expect, test } from 'vitest';
import { problems, reportNoAnswer, showProblem } from './problems.ts';

const shown = () => problems.read().shown?.message;

beforeEach(() => {
  for (let { shown: one } = problems.read(); one; { shown: one } = problems.read()) problems.close(one.key);
});

test('the server speaks for itself', () => {
  showProblem('Déjà vendu');
  expect(shown()).toBe('Déjà vendu');
});

test('where it said nothing, the page does in its own language', () => {
  reportNoAnswer('Une erreur s’est produite.');
  showProblem(undefined);
  expect(shown()).toBe('Une erreur s’est produite.');
});

test('an error without words has the default text', () => {
  showProblem('');
  expect(shown()).toBe('Error...');
});
