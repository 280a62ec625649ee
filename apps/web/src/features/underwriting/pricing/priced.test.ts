import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedItems, type PricedItem, waterfallOf } from './priced.ts';

const item = (code: string, amount: number, vehicle_id: string | null = null): PricedItem => ({
  kind: amount < 0 ? 'discount' : 'coverage',
  vehicle_id,
  code,
  label: code,
  amount,
});

describe('a waterfall', () => {
  test('begins each item at the sum of those before it, so that the last ends at the total', () => {
    const amounts = fc.array(fc.integer({ min: -100_000, max: 500_000 }), { minLength: 1 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const steps = waterfallOf(cents.map((amount, index) => item(String(index), amount)));
        expect(steps[0]?.from).toBe(0);
        steps.slice(1).forEach(({ from }, index) => expect(from).toBe(steps[index]?.to));
        expect(steps.at(-1)?.to).toBe(cents.reduce((sum, amount) => sum + amount, 0));
      }),
      { seed: 20_261_122 },
    );
  });
});

describe('two prices', () => {
  const one = [item('collision', 500, 'a'), item('collision', 300, 'b'), item('claim_free', -50)];
  const other = [item('collision', 450, 'a'), item('collision', 300, 'b'), item('pet', 60)];

  test('stand side by side by vehicle and item, with what one of them lacks', () => {
    expect(
      comparedItems(one, other).map(({ label, vehicleId, difference, ...sides }) => [
        label,
        vehicleId,
        sides.one,
        sides.other,
        difference,
      ]),
    ).toEqual([
      ['collision', 'a', 500, 450, -50],
      ['collision', 'b', 300, 300, 0],
      ['claim_free', null, -50, null, 50],
      ['pet', null, null, 60, 60],
    ]);
  });

  test('differ by the sum of what their items differ by', () => {
    const sum = comparedItems(one, other).reduce((all, { difference }) => all + difference, 0);
    const totalOf = (items: readonly PricedItem[]) => items.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(totalOf(other) - totalOf(one));
  });
});
