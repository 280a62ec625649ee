import { describe, expect, test } from 'vitest';
import { demoRateRows } from './demo-rate-book.ts';
import { personalStructure } from '../personal-structure.ts';
import { compileRateBook, rowsOf } from './rate-book.ts';
import type { RateRow } from './rate-rows.ts';

const compile = (rows: readonly RateRow[]) => compileRateBook(personalStructure, rows, 'test');
const without = (factor: string, key: string) => demoRateRows.filter((row) => row.factor !== factor || row.key !== key);
const changed = (factor: string, key: string, change: Partial<RateRow>) =>
  demoRateRows.map((row) => (row.factor === factor && row.key === key ? { ...row, ...change } : row));

describe('a rate book', () => {
  test('keeps its version and finds rows by key', () => {
    const book = compile(demoRateRows);
    expect(book.version).toBe('test');
    expect(rowsOf(book, 'storage').byKey.get('street')?.factors).toEqual([{ n: 11, scale: 1 }, null, null]);
    expect(rowsOf(book, 'deductible').byKey.get(1000)?.factors[1]).toEqual({ n: 88, scale: 2 });
    expect(rowsOf(book, 'policy_fee').byKey.get('all')?.amount).toBe(2500);
  });

  test('puts bands in ascending order whatever the order of the rows', () => {
    const book = compile(demoRateRows.toReversed());
    expect(rowsOf(book, 'driver_age').bands.map(({ from }) => from)).toEqual([16, 21, 25, 30, 50, 65, 75]);
    expect(book).toEqual(compile(demoRateRows.toReversed()));
  });

  test('reads empty columns of the database as absent', () => {
    const rows = demoRateRows.map((row) => ({
      factor: row.factor,
      key: row.key,
      factors: row.factors ?? null,
      amount: row.amount ?? null,
      refer: row.refer ?? false,
    }));
    expect(compile(rows)).toEqual(compile(demoRateRows));
  });

  test.each<[string, readonly RateRow[], RegExp]>([
    ['names an unknown factor', [...demoRateRows, { factor: 'moon', key: 'full' }], /unknown factor "moon"/],
    ['names a property of every object', [...demoRateRows, { factor: 'toString', key: 'x' }], /unknown factor/],
    ['holds a row twice', [...demoRateRows, { factor: 'pet', key: 'all', amount: 700 }], /pet \/ all stands .* twice/],
    [
      'holds a number twice under two spellings',
      [...demoRateRows, { factor: 'deductible', key: '0500', factors: { comprehensive: '1', collision: '1' } }],
      /twice/,
    ],
    ['lacks a whole factor', without('pet', 'all'), /no row for pet/],
    ['leaves a gap between bands', without('driver_age', '25-29'), /21-24 and 30-49 of driver_age/],
    ['leaves a gap between slices of value', without('value', '25000-50000'), /0-25000 and 50000-100000/],
    [
      'overlaps two bands',
      [...demoRateRows, { factor: 'experience', key: '4-9', factors: { collision: '1', liability: '1' } }],
      /leave a gap or overlap/,
    ],
    [
      'has a key that is no band',
      changed('points', '3', { key: 'three' }),
      /points \/ three has a key that is no band/,
    ],
    ['lacks a factor', changed('storage', 'street', { factors: {} }), /storage \/ street has no comprehensive/],
    [
      'has a factor that is not touched',
      changed('storage', 'street', { factors: { comprehensive: '1', liability: '1' } }),
      /does not touch/,
    ],
    [
      'has a factor that is no decimal',
      changed('storage', 'street', { factors: { comprehensive: 'x' } }),
      /not a decimal/,
    ],
    ['has a negative factor', changed('storage', 'street', { factors: { comprehensive: '-1' } }), /cannot be a factor/],
    [
      'has only some factors of a row that refers',
      changed('points', '7+', { factors: { liability: '2' } }),
      /only some/,
    ],
    ['lacks an amount', changed('pet', 'all', { amount: null }), /pet \/ all has no amount/],
    ['has an amount that nothing reads', changed('storage', 'street', { amount: 1 }), /nothing reads/],
    ['has a negative amount', changed('pet', 'all', { amount: -600 }), /negative amount/],
    ['has a fraction of a cent', changed('pet', 'all', { amount: 0.5 }), /whole number of cents/],
  ])('that %s does not compile', (_, rows, message) => {
    expect(() => compile(rows)).toThrow(message);
  });
});
