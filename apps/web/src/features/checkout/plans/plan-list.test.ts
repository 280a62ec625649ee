import { describe, expect, it } from 'vitest';
import { adjustedFrom, comparedPlans, missingOnce } from './plan-list.ts';

const row = (terms: string, included = true) => ({ coverage: 'collision', label: 'Collision', terms, included });
const way = (payment_term: string, due_today: number, total: number) => ({
  payment_term,
  due_today,
  total,
  saving: 0,
  installment_fee: 0,
  currency: 'USD',
  following: [],
});
const card = (plan: string, total: number | null, terms: string, included = true) => ({
  plan,
  label: null,
  coverages: {},
  rating_value_type: 'agreed_value',
  ways_to_pay: total === null ? [] : [way('monthly', total / 12, total), way('pay_in_full', total, total)],
  rows: [row(terms, included)],
  missing_fields: [],
});
const words = () => ({ name: 'N', promise: 'P' });
const describeWay = ({ total }: { total: number }) => ({ term: total, lines: [`${total} in all`] });
const compared = (cards: Parameters<typeof comparedPlans>[0], term = 'monthly') =>
  comparedPlans(cards, term, words, describeWay);

describe('the plans beside each other', () => {
  it('show a price each and lift what differs', () => {
    const cards = [card('essential', 120_000, '$1,000'), card('road_ready', 150_000, '$500')];
    const shown = compared(cards);
    expect(shown?.map(({ id, priceCents, payments }) => [id, priceCents, payments])).toEqual([
      ['essential', 120_000, ['120000 in all']],
      ['road_ready', 150_000, ['150000 in all']],
    ]);
    expect(compared(cards, 'pay_in_full')?.map(({ priceCents }) => priceCents)).toEqual([120_000, 150_000]);
    expect(shown?.[0]?.rows[0]).toMatchObject({ value: '$1,000', differs: true });
  });

  it('show a cover that a plan does not carry as none', () => {
    expect(compared([card('essential', 1200, '', false)])?.[0]?.rows[0]?.value).toBeNull();
  });

  it('wait until every one of them has a price', () => {
    expect(compared([card('essential', 120_000, 'a'), card('road_ready', null, 'a')])).toBeNull();
    expect(compared([])).toBeNull();
  });
});

it('says once what several lists miss', () => {
  const field = (path: string) => ({ path, step: 'use', message: path });
  expect(missingOnce([field('a'), field('b')], [field('a')]).map(({ path }) => path)).toEqual(['a', 'b']);
});

describe('a plan', () => {
  const covers = { roadside: {}, collision: { deductible: 500, basis: 'agreed' } };
  const cards = [{ ...card('essential', 1, '$500'), coverages: covers }];
  const adjusted = (coverages: object, plan = 'essential') =>
    adjustedFrom(cards, { plan, coverages: JSON.stringify(coverages) });

  it('is adjusted once a cover or a setting is another, and not by what stands first', () => {
    expect(adjusted({ collision: { basis: 'agreed', deductible: 500 }, roadside: {} })).toBe(undefined);
    expect(adjusted({ ...covers, collision: { ...covers.collision, deductible: 1000 } })).toBe(cards[0]);
    expect(adjusted({ ...covers, glass: {} })).toBe(cards[0]);
    expect(adjusted({ roadside: {} })).toBe(cards[0]);
  });

  it('that is not on the cards is none that is adjusted', () => {
    expect(adjusted({}, 'road_ready')).toBe(undefined);
  });
});
