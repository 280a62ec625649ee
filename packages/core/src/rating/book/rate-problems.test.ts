import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoRateRows } from './demo-rate-book.ts';
import { personalStructure } from '../personal-structure.ts';
import { compileRateBook, findRateProblems } from './rate-book.ts';
import { mostProblems } from './rate-problem.ts';
import type { RateRow } from './rate-rows.ts';
import type { RateStructure } from '../rate-structure.ts';
import { seeded } from '../testing/example-subjects.ts';

const indexOf = (factor: string, key: string) =>
  demoRateRows.findIndex((row) => row.factor === factor && row.key === key);
const broken = (changes: Readonly<Record<string, Partial<RateRow>>>) =>
  demoRateRows.map((row) => ({ ...row, ...changes[`${row.factor} / ${row.key}`] }));
const found = (rows: readonly RateRow[], structure: RateStructure = personalStructure) =>
  findRateProblems(structure, rows).map(({ path, row, message }) => ({ path, row, message }));

describe('problems of rates', () => {
  test('are none where the version compiles', () => {
    expect(found(demoRateRows)).toEqual([]);
  });

  test('are all listed, each by its row and the part of it that is wrong', () => {
    const rows = broken({
      'storage / street': { factors: { comprehensive: '1,1' } },
      'pet / all': { amount: -600 },
      'points / 3': { key: 'three' },
      'deductible / 500': { factors: { comprehensive: '1.0' } },
    });
    const at = (factor: string, key: string) => indexOf(factor, key);
    const street = at('storage', 'street');
    expect(found(rows)).toEqual(
      expect.arrayContaining([
        {
          path: `rows.${street}.factors.comprehensive`,
          row: street + 1,
          message: 'Row storage / street: “1,1” is not a decimal number.',
        },
        {
          path: `rows.${at('pet', 'all')}.amount`,
          row: at('pet', 'all') + 1,
          message: 'Row pet / all has a negative amount.',
        },
        {
          path: `rows.${at('points', '3')}.key`,
          row: at('points', '3') + 1,
          message: 'Row points / three has a key that is no band, such as 0-4 or 21+.',
        },
        {
          path: `rows.${at('deductible', '500')}.factors.collision`,
          row: at('deductible', '500') + 1,
          message: 'Row deductible / 500 has no collision factor.',
        },
      ]),
    );
  });

  test.each<[string, RateRow, string]>([
    ['of a table that the structure lacks', { factor: 'moon', key: 'full' }, 'factor'],
    ['that stands twice', { factor: 'pet', key: 'all', amount: 1 }, 'key'],
    [
      'with a factor that its table does not touch',
      { factor: 'storage', key: 'cave', factors: { comprehensive: '1', liability: '1' } },
      'factors.liability',
    ],
    [
      'with an amount that nothing reads',
      { factor: 'storage', key: 'cave', factors: { comprehensive: '1' }, amount: 1 },
      'amount',
    ],
    ['without an amount', { factor: 'glass', key: 'some' }, 'amount'],
    ['with a fraction of a cent', { factor: 'glass', key: 'some', amount: 0.5 }, 'amount'],
    [
      'with a negative factor',
      { factor: 'storage', key: 'cave', factors: { comprehensive: '-1' } },
      'factors.comprehensive',
    ],
    [
      'that refers and has some of its factors',
      { factor: 'deductible', key: '9', factors: { collision: '1' }, refer: true },
      'factors',
    ],
    ['whose band overlaps', { factor: 'driver_age', key: '22-23', factors: { collision: '1', liability: '1' } }, 'key'],
  ])('name a row %s by its number', (_, row, part) => {
    const problems = found([...demoRateRows, row]);
    expect(problems[0]).toMatchObject({ path: `rows.${demoRateRows.length}.${part}`, row: demoRateRows.length + 1 });
  });

  test('name a table without rows', () => {
    const rows = demoRateRows.filter(({ factor }) => factor !== 'pet');
    expect(found(rows)).toEqual([{ path: 'rows', row: null, message: 'The rates have no row for pet.' }]);
  });

  test.each<[string, Partial<RateStructure>, string, RegExp]>([
    [
      'a coverage with a factor that is not declared',
      { coverages: [{ code: 'comprehensive', factors: ['base', 'moon'] }, ...personalStructure.coverages.slice(1)] },
      'structure.coverages.0.factors.1',
      /“moon”/,
    ],
    [
      'a factor of a coverage that is not declared',
      {
        factors: {
          ...personalStructure.factors,
          storage: { of: 'object', answer: 'storage', keys: 'named', coverages: ['comprehensive', 'hail'] },
        },
      },
      'structure.factors.storage.coverages.1',
      /hail/,
    ],
    [
      'a kind in two groups',
      { objects: { ...personalStructure.objects, groups: { motorised: ['class_a'], towable: ['class_a'] } } },
      'structure.objects.groups.towable',
      /two groups/,
    ],
    [
      'objects that no factor asks for',
      { objects: { ...personalStructure.objects, answer: 'moon' } },
      'structure.objects.answer',
      /asks what an object is/,
    ],
    ['two tables of one name', { fees: [{ code: 'fee', table: 'base' }] }, 'structure', /two tables “base”/],
  ])('of the structure stand at their path: %s', (_, change, path, expected) => {
    const problems = found(demoRateRows, { ...personalStructure, ...change });
    const problem = problems.find((one) => one.path === path);
    expect(problem?.message).toMatch(expected);
    expect(problem?.row).toBeNull();
  });

  test('end after the first two hundred', () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ factor: 'moon', key: String(index) }));
    expect(found([...demoRateRows, ...rows])).toHaveLength(mostProblems);
  });

  test('are there exactly when the version does not compile, and begin with what is thrown', () => {
    const change = fc.record({
      at: fc.nat({ max: demoRateRows.length - 1 }),
      factor: fc.constantFrom('base', 'pet', 'moon', undefined),
      key: fc.constantFrom('all', '0-4', 'x', undefined),
      amount: fc.constantFrom(null, 5, -5, 0.5, undefined),
      decimal: fc.constantFrom('1.5', 'x', '-1', undefined),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
        const rows = demoRateRows.map((row, index): RateRow => {
          const requested = changes.find(({ at }) => at === index);
          if (!requested) return row;
          const { factor = row.factor, key = row.key, amount = row.amount ?? null, decimal } = requested;
          return { ...row, factor, key, amount, ...(decimal !== undefined && { factors: { collision: decimal } }) };
        });
        const [first] = findRateProblems(personalStructure, rows);
        const compile = () => compileRateBook(personalStructure, rows, 'x');
        if (first) expect(compile).toThrow(first.message);
        else expect(compile).not.toThrow();
      }),
      seeded,
    );
  });
});
