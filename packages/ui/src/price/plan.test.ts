import { expect, test } from 'vitest';
import { type Plan, markDifferences } from './plan.ts';

const plan = (id: string, values: Record<string, string | null>): Plan => ({
  id,
  name: id,
  promise: '',
  priceCents: 0,
  currency: 'USD',
  payments: [],
  rows: Object.entries(values).map(([key, value]) => ({ key, label: key, value, differs: false })),
});

const differing = (plans: Plan[]) =>
  markDifferences(plans).map(({ rows }) => rows.filter((row) => row.differs).map((row) => row.key));

test('only rows whose value is not the same in every plan are marked, in every plan', () => {
  const plans = [plan('a', { limit: '50', medical: '1' }), plan('b', { limit: '100', medical: '1' })];
  expect(differing(plans)).toEqual([['limit'], ['limit']]);
});

test('a coverage that one plan lacks differs', () => {
  expect(differing([plan('a', { roadside: null }), plan('b', { roadside: 'Included' })])).toEqual([
    ['roadside'],
    ['roadside'],
  ]);
  expect(differing([plan('a', { roadside: 'Included' }), plan('b', {})])).toEqual([['roadside'], []]);
});

test('a single plan differs from nothing', () => {
  expect(differing([plan('a', { limit: '50', roadside: null })])).toEqual([[]]);
});
