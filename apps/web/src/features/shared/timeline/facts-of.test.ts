import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';

test('the facts of an entry are its texts and numbers', () => {
  expect(factsOf({ name: 'Ada', amount: 9_833, code: null, more: { a: 1 } })).toEqual({ name: 'Ada', amount: 9_833 });
});

test.each([null, undefined, 'text', 3])('%j holds none', (facts) => {
  expect(factsOf(facts)).toEqual({});
});
