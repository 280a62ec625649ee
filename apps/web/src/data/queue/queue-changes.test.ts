import { describe, expect, test } from 'vitest';
import { queueQuery, type QueueRules, type QueueState, readQueueState } from './queue-address.ts';
import {
  builtInView,
  isNarrowed,
  stepOf,
  withColumn,
  withFilter,
  withoutFilters,
  withSearch,
  withSort,
} from './queue-changes.ts';

const rules: QueueRules = {
  path: '/agents/quotes',
  views: ['all', 'mine'],
  fields: [{ key: 'status', kind: 'choice', values: ['open', 'bound'] }],
  sorts: ['updated', 'premium'],
  columns: ['status', 'vehicle', 'premium'],
  sort: { key: 'updated', direction: 'descending' },
};
const id = '01900000-0000-7000-8000-000000000001';
const read = (query: string) => readQueueState(new URLSearchParams(query), rules);
const print = (state: QueueState) => queueQuery(state, rules);

test('a filter begins at the first page and closes what is beside the list', () => {
  const state = read(`page=4&id=${id}`);
  expect(print(withFilter(state, 'status', { kind: 'choice', values: ['open'] }))).toBe('f[status]=open');
  expect(print(withSearch(state, 'ada'))).toBe('q=ada');
});

test('without filters the view and the order stay', () => {
  const state = read('view=mine&q=ada&f[status]=open&sort=premium');
  expect(isNarrowed(state)).toBe(true);
  expect(print(withoutFilters(state))).toBe('view=mine&sort=premium');
  expect(print(withFilter(state, 'status', null))).toBe('view=mine&q=ada&sort=premium');
  expect(isNarrowed(withoutFilters(state))).toBe(false);
});

test('a view begins anew', () => {
  expect(print(builtInView('mine', rules))).toBe('view=mine');
});

describe('a press on a column', () => {
  test('sorts by it and goes to the first page', () => {
    expect(print(withSort(read('f[status]=open&page=3'), 'premium', rules))).toBe('f[status]=open&sort=premium');
  });

  test('turns the order round when the column leads already', () => {
    expect(print(withSort(read('sort=premium'), 'premium', rules))).toBe('sort=-premium');
    expect(print(withSort(read('sort=-premium'), 'premium', rules))).toBe('sort=premium');
  });

  test('that cannot be sorted by changes nothing', () => {
    expect(print(withSort(read('page=2'), 'vehicle', rules))).toBe('page=2');
  });
});

test('columns come and go in the order of the list', () => {
  expect(withColumn(['premium'], 'status', rules)).toEqual(['status', 'premium']);
  expect(withColumn(['status', 'premium'], 'premium', rules)).toEqual(['status']);
});

describe('the history', () => {
  const open = read('f[status]=open');

  test('keeps the list as it was before a filter or a search came', () => {
    expect(stepOf(read(''), open)).toBe('push');
    expect(stepOf(open, withoutFilters(open))).toBe('push');
    expect(stepOf(read(''), withSearch(read(''), 'a'))).toBe('push');
  });

  test('does not keep every letter and every box', () => {
    expect(stepOf(read('q=a'), read('q=ad'))).toBe('replace');
    expect(stepOf(open, read('f[status]=open,bound'))).toBe('replace');
  });
});
