import { expect, test } from 'vitest';
import { quoteEvents } from './quote-events.ts';

const at = (hour: number) => `2026-11-18T${String(hour).padStart(2, '0')}:00:00+00:00`;
type Quote = Parameters<typeof quoteEvents>[0];
const quote: Quote = { created: at(6), rated: at(7), signed_at: null, bound: null, updated: at(9), status: 'open' };
const kinds = (changes: Partial<Quote>) => quoteEvents({ ...quote, ...changes }).map(({ kind }) => kind);

test('an open quote was started and priced', () => {
  expect(kinds({})).toEqual(['rated', 'created']);
});

test('a bound quote was signed before it was bound', () => {
  expect(kinds({ signed_at: at(8), bound: at(9), status: 'bound' })).toEqual(['bound', 'signed', 'rated', 'created']);
});

test('any other status shows since when', () => {
  expect(kinds({ status: 'expired' })).toEqual(['status', 'rated', 'created']);
});

test('what happened in one instant stands in the order in which it must have happened', () => {
  expect(kinds({ rated: at(6), signed_at: at(6), bound: at(6), status: 'bound' })).toEqual([
    'bound',
    'signed',
    'rated',
    'created',
  ]);
});
