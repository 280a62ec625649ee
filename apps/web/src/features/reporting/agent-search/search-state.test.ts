import { expect, test } from 'vitest';
import { searchDelay, searchState } from './search-state.ts';

test('a text is asked for after half a second without a key press', () => {
  expect(searchDelay).toBe(500);
  expect(searchState('mor', 'mo', false).asks).toBe(false);
  expect(searchState('mor', 'mor', false).asks).toBe(true);
});

test.each(['', '   '])('the empty text %j is never asked for and nothing is waited for', (typed) => {
  expect(searchState(typed, typed, false)).toEqual({ text: '', asks: false, isWaiting: false });
});

test('spaces around the text change nothing', () => {
  expect(searchState(' moreno ', 'moreno', false)).toEqual({ text: 'moreno', asks: true, isWaiting: false });
});

test('an answer is waited for from the first key until it has come', () => {
  expect(searchState('m', '', false).isWaiting).toBe(true);
  expect(searchState('m', 'm', true).isWaiting).toBe(true);
  expect(searchState('m', 'm', false).isWaiting).toBe(false);
});

test('a text that is cleared while an answer is on its way waits for nothing', () => {
  expect(searchState('', 'm', true).isWaiting).toBe(false);
});
