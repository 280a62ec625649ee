import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoRateRows } from './demo-rate-book.ts';
import { personalStructure } from '../personal-structure.ts';
import { rateDifferences } from './rate-differences.ts';
import type { RateRow } from './rate-rows.ts';
import { seeded } from '../testing/example-subjects.ts';

const rates = (rows: readonly RateRow[] = demoRateRows, structure = personalStructure) => ({ structure, rows });
const changed = (factor: string, key: string, change: Partial<RateRow>) =>
  demoRateRows.map((row) => (row.factor === factor && row.key === key ? { ...row, ...change } : row));

describe('the differences of two versions', () => {
  test('are none between a version and itself, in whatever order its rows come', () => {
    expect(rateDifferences(rates(), rates(demoRateRows.toReversed()))).toEqual({ rows: [], structure: [] });
  });

  test('say each changed cell with its ratio', () => {
    const after = changed('storage', 'street', { factors: { comprehensive: '1.21' } });
    expect(rateDifferences(rates(), rates(after)).rows).toEqual([
      {
        change: 'changed',
        factor: 'storage',
        key: 'street',
        column: 'comprehensive',
        before: '1.10',
        after: '1.21',
        ratio: '1.1',
      },
    ]);
  });

  test('round the ratio half up to four decimals', () => {
    const [before, after] = ['3', '2'].map((comprehensive) =>
      changed('storage', 'street', { factors: { comprehensive } }),
    );
    expect(rateDifferences(rates(before), rates(after)).rows[0]?.ratio).toBe('0.6667');
  });

  test('have no ratio to nothing', () => {
    const [before, after] = ['0', '2'].map((comprehensive) =>
      changed('storage', 'street', { factors: { comprehensive } }),
    );
    expect(rateDifferences(rates(before), rates(after)).rows[0]).toMatchObject({
      before: '0',
      after: '2',
      ratio: null,
    });
  });

  test('take two spellings of one number for the same', () => {
    const after = changed('storage', 'street', { factors: { comprehensive: '1.1' } });
    expect(rateDifferences(rates(), rates(after)).rows).toEqual([]);
  });

  test('say amounts in cents, and that a row refers', () => {
    const after = changed('pet', 'all', { amount: 900, refer: true });
    expect(rateDifferences(rates(), rates(after)).rows).toEqual([
      { change: 'changed', factor: 'pet', key: 'all', column: 'amount', before: '600', after: '900', ratio: '1.5' },
      { change: 'changed', factor: 'pet', key: 'all', column: 'refer', before: null, after: 'yes', ratio: null },
    ]);
  });

  test('say rows that are new and rows that are gone, cell by cell', () => {
    const cave: RateRow = { factor: 'storage', key: 'cave', factors: { comprehensive: '2' } };
    const added = rateDifferences(rates(), rates([...demoRateRows, cave])).rows;
    expect(added).toEqual([
      {
        change: 'added',
        factor: 'storage',
        key: 'cave',
        column: 'comprehensive',
        before: null,
        after: '2',
        ratio: null,
      },
    ]);
    const removed = rateDifferences(rates([...demoRateRows, cave]), rates()).rows;
    expect(removed).toEqual([{ ...added[0], change: 'removed', before: '2', after: null }]);
  });

  test('say what the structure says otherwise, by its path', () => {
    const after = {
      ...personalStructure,
      minimum: { table: 'minimum_premium', prorated: false },
      fees: [...personalStructure.fees, { code: 'theft_fee', table: 'theft_fee' }],
      least: null,
    };
    expect(rateDifferences(rates(), rates(demoRateRows, after as typeof personalStructure)).structure).toEqual(
      expect.arrayContaining([
        { path: 'minimum.prorated', before: 'true', after: 'false' },
        { path: 'fees.1.code', before: null, after: '"theft_fee"' },
        { path: 'least.table', before: '"minimum_value"', after: null },
      ]),
    );
  });

  test('turn round when the versions do', () => {
    const rows = fc
      .array(fc.tuple(fc.nat({ max: demoRateRows.length - 1 }), fc.nat({ max: 900 })), { maxLength: 6 })
      .map((changes) =>
        demoRateRows.flatMap((row, index): RateRow[] => {
          const requested = changes.find(([at]) => at === index);
          if (!requested) return [row];
          const [, value] = requested;
          if (value < 100) return [];
          if (!row.factors) return [{ ...row, amount: value }];
          const factors = Object.keys(row.factors).map((code) => [code, `${value / 100}`]);
          return [{ ...row, factors: Object.fromEntries(factors) }];
        }),
      );
    const turned = { added: 'removed', removed: 'added', changed: 'changed' } as const;
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const there = rateDifferences(rates(before), rates(after)).rows;
        const back = rateDifferences(rates(after), rates(before)).rows;
        const flat = (list: typeof there) => list.map((one) => JSON.stringify({ ...one, ratio: 0 })).toSorted();
        expect(
          flat(there.map((one) => ({ ...one, change: turned[one.change], before: one.after, after: one.before }))),
        ).toEqual(flat(back));
      }),
      { ...seeded, numRuns: 60 },
    );
  });
});
