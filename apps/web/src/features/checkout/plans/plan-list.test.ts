import { describe, expect, it } from 'vitest';
import { comparedPlans, missingOnce } from './plan-list.ts';

const row = (terms: string, included = true) => ({ coverage: 'collision', label: 'Collision', terms, included });
const card = (plan: string, total: number | null, terms: string, included = true) => ({
  plan,
  coverages: {},
  rating_value_type: 'agreed_value',
  total,
  due_today: total,
  monthly: total && Math.round(total / 12),
  rows: [row(terms, included)],
  missing_fields: [],
});
const words = () => ({ name: 'N', promise: 'P' });

describe('the plans beside each other', () => {
  it('show a price each and lift what differs', () => {
    const shown = comparedPlans([card('essential', 120_000, '$1,000'), card('road_ready', 150_000, '$500')], words);
    expect(shown?.map(({ id, yearlyCents, monthlyCents }) => [id, yearlyCents, monthlyCents])).toEqual([
      ['essential', 120_000, 10_000],
      ['road_ready', 150_000, 12_500],
    ]);
    expect(shown?.[0]?.rows[0]).toMatchObject({ value: '$1,000', differs: true });
  });

  it('show a cover that a plan does not carry as none', () => {
    expect(comparedPlans([card('essential', 1200, '', false)], words)?.[0]?.rows[0]?.value).toBeNull();
  });

  it('wait until every one of them has a price', () => {
    expect(comparedPlans([card('essential', 120_000, 'a'), card('road_ready', null, 'a')], words)).toBeNull();
    expect(comparedPlans([], words)).toBeNull();
  });
});

it('says once what several lists miss', () => {
  const field = (path: string) => ({ path, step: 'use', message: path });
  expect(missingOnce([field('a'), field('b')], [field('a')]).map(({ path }) => path)).toEqual(['a', 'b']);
});
