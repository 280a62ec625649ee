import { expect, test } from 'vitest';
import { readMoney } from '../../../base/read-money.ts';
import { emptyFilter, isEmptyFilter, toggleChoice, typedMoney } from './filter-value.ts';

test.each(['choice', 'days', 'money', 'text'] as const)('a new filter by %s narrows nothing', (kind) => {
  expect(isEmptyFilter(emptyFilter({ kind }))).toBe(true);
});

test('half a span is a filter, a blank text is none', () => {
  expect(isEmptyFilter({ kind: 'days', from: null, to: '2026-11-20' })).toBe(false);
  expect(isEmptyFilter({ kind: 'money', from: 0, to: null })).toBe(false);
  expect(isEmptyFilter({ kind: 'text', text: '  ' })).toBe(true);
});

test('a choice keeps the order of its field', () => {
  const order = ['open', 'referred', 'bound'];
  expect(toggleChoice(['bound'], 'open', order)).toEqual(['open', 'bound']);
  expect(toggleChoice(['open', 'bound'], 'open', order)).toEqual(['bound']);
});

test.each([null, 0, 5, 9_950, 125_000])('%j cents survive an address', (cents) => {
  expect(readMoney(typedMoney(cents))).toBe(cents);
});
