import { describe, expect, test } from 'vitest';
import { centsOf, emptyFilter, isEmptyFilter, toggleChoice, typedMoney } from './filter-value.ts';

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

describe('typed money', () => {
  test.each([
    ['1,250', 125_000],
    ['$99.5', 9_950],
    ['0', 0],
    ['1250.', 125_000],
    ['99,50', 9_950],
    ['1 250,5', 125_050],
  ])('%s is %d cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  test.each(['', 'abc', '-5', '1.234', '1e5', '99999999999'])('%j is no amount', (typed) => {
    expect(centsOf(typed)).toBeNull();
  });

  test.each([null, 0, 5, 9_950, 125_000])('%j cents survive being typed', (cents) => {
    expect(centsOf(typedMoney(cents))).toBe(cents);
  });
});
