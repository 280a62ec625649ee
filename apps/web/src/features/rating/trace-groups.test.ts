import { describe, expect, test } from 'vitest';
import { rateBookRow, traceGroups, type TraceWords } from './trace-groups.ts';

const words: TraceWords = {
  vehicle: (id) => (id === 'v1' ? '2021 Grand Design' : null),
  discount: (name) => `Discount: ${name}`,
  fee: 'Policy fee',
  perThousand: (value) => `${value} a $1,000`,
  percentOff: (percent) => `− ${percent} %`,
};
const step = (vehicle_id: string, coverage: string, factor: string, key: string, value: string, result: string) => ({
  vehicle_id,
  coverage,
  factor,
  label: factor,
  key,
  value,
  result,
});
const item = (vehicle_id: string | null, coverage: string, amount: number) => ({
  vehicle_id,
  coverage,
  label: coverage,
  terms: null,
  amount,
});

const pricing = {
  items: [item('v1', 'comprehensive', 21_359), item('v1', 'roadside', 1800), item(null, 'minimum_premium', 500)],
  discounts: [{ code: 'paid_in_full', label: 'Paid in full', percent: 5, amount: 1158 }],
  fees: 2500,
  currency: 'USD',
  trace: [
    step('v1', 'comprehensive', 'base', 'fifth_wheel', '3.8', '3.8'),
    step('v1', 'comprehensive', 'territory', 'OH', '0.9', '3.42'),
    step('v1', 'roadside', 'roadside', 'towable', '18', '18'),
    step('v2', 'roadside', 'roadside', 'towable', '18', '18'),
  ],
};
const groups = traceGroups(pricing, words, 'en-US');

describe('the trace of a price', () => {
  test('has one group an item, discount and fee, which sum to the total', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      'comprehensive · 2021 Grand Design',
      'roadside · 2021 Grand Design',
      'minimum_premium',
      'Discount: Paid in full',
      'Policy fee',
    ]);
    expect(groups.reduce((sum, { cents }) => sum + cents, 0)).toBe(21_359 + 1800 + 500 - 1158 + 2500);
  });

  test('names in every step its row of the rate book', () => {
    expect(groups.flatMap(({ steps }) => steps.map(({ source }) => source))).toEqual([
      'base / fifth_wheel',
      'territory / OH',
      'roadside / towable',
      'discount / paid_in_full',
    ]);
    expect(rateBookRow({ factor: 'value', key: '50000-100000' })).toBe('value / 50000-100000');
  });

  test('begins with a rate or a charge and goes on with factors, each with the exact result', () => {
    expect(groups[0]?.steps.map(({ operation, exact }) => [operation, exact])).toEqual([
      ['$3.80 a $1,000', '$3.80'],
      ['× 0.9', '$3.42'],
    ]);
    expect(groups[1]?.steps.map(({ operation }) => operation)).toEqual(['$18.00']);
  });

  test('prints figures in the language of the page, with every digit', () => {
    const exact = step('v1', 'comprehensive', 'base', 'fifth_wheel', '3.8', '1271.1000000000000035');
    const factor = step('v1', 'comprehensive', 'territory', 'OH', '64.55', '2.5');
    const [group] = traceGroups({ ...pricing, trace: [exact, factor] }, words, 'fr-CA');
    const printed = group?.steps.map(({ operation, exact: result }) => [operation, result]);
    expect(printed).toEqual([
      ['3,80\u00a0$ a $1,000', '1\u00a0271,1000000000000035\u00a0$'],
      ['× 64,55', '2,50\u00a0$'],
    ]);
  });

  test('takes only the steps of its own vehicle', () => {
    expect(groups[1]?.steps).toHaveLength(1);
  });
});
