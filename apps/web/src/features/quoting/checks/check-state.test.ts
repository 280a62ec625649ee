import { expect, test } from 'vitest';
import { checkState, countsOf } from './check-state.ts';

test.each([
  ['missing', null, 'missing', 'neutral'],
  ['running', 'pending', 'running', 'info'],
  ['errored', 'timeout', 'errored', 'danger'],
  ['done', 'ok', 'done', 'success'],
  ['done', 'no_hit', 'no_hit', 'warning'],
  ['something new', null, 'missing', 'neutral'],
])('a check that is %s (%s) is said to be %s', (state, status, text, tone) => {
  expect(checkState({ state, status })).toEqual({ state: text, tone });
});

test('counts are the figures of what is open in shape, and nothing of what is none', () => {
  expect(countsOf({ at_fault: 1, minor: 0, note: 'x' })).toEqual({ at_fault: 1, minor: 0 });
  expect(countsOf(null)).toBeNull();
  expect(countsOf('x')).toBeNull();
});
