import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoRateRows } from './demo-rate-book.ts';
import { personalStructure } from '../personal-structure.ts';
import { compileRateBook, findRateProblems } from './rate-book.ts';
import { type RateBookFile, writeRateBook } from './rate-book-file.ts';
import { readRateTables, writeRateTables } from './rate-csv.ts';
import type { RateRow } from './rate-rows.ts';
import { exampleOne, seeded } from '../testing/example-subjects.ts';

const fixture = { name: 'Ohio motorhome', subject: exampleOne, total: 104_753 };
const facts = { provider: 'personal', version: '2026.1', label: 'demo', structure: personalStructure };
const fileOf = (rows: readonly RateRow[] = demoRateRows) => writeRateBook({ ...facts, rows, fixtures: [fixture] });
const read = (text: string): RateBookFile => JSON.parse(text) as RateBookFile;

const decimal = fc
  .tuple(fc.nat({ max: 9 }), fc.array(fc.nat({ max: 9 }), { maxLength: 5 }))
  .map(([whole, places]) => (places.length === 0 ? `${whole}` : `${whole}.${places.join('')}`));

/** The rows of the demo with other decimals and amounts, in another order. */
const rowsOf = fc
  .tuple(fc.array(decimal, { minLength: 7, maxLength: 7 }), fc.nat({ max: 9_999_999 }), fc.nat({ max: 300 }))
  .map(([decimals, cents, turn]) => {
    const rows = demoRateRows.map((row, index): RateRow => {
      if (!row.factors) return row.amount === undefined ? row : { ...row, amount: cents };
      const factors = Object.keys(row.factors).map((code, column) => [code, decimals[(index + column) % 7] ?? '1']);
      return { ...row, factors: Object.fromEntries(factors) };
    });
    return [...rows.slice(turn), ...rows.slice(0, turn)];
  });

const byName = (rows: readonly RateRow[]) =>
  rows.toSorted((a, b) => `${a.factor} ${a.key}`.localeCompare(`${b.factor} ${b.key}`));

describe('the file of a version', () => {
  test('gives the same book when it is read again, to the byte of each decimal', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const again = read(JSON.stringify(fileOf(rows)));
        expect(byName(again.rows)).toEqual(byName(rows));
        expect(compileRateBook(again.structure, again.rows, 'x')).toEqual(
          compileRateBook(personalStructure, again.rows, 'x'),
        );
      }),
      { ...seeded, numRuns: 40 },
    );
  });

  test('is the same text for the same rows in whatever order they come', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        expect(JSON.stringify(fileOf(rows.toReversed()))).toBe(JSON.stringify(fileOf(rows)));
      }),
      { ...seeded, numRuns: 20 },
    );
  });

  test('leaves out what the database stores for nothing', () => {
    const stored = demoRateRows.map((row) => ({
      factor: row.factor,
      key: row.key,
      factors: row.factors ?? {},
      amount: row.amount ?? null,
      refer: row.refer ?? false,
    }));
    expect(fileOf(stored)).toEqual(fileOf());
    expect(fileOf(stored).rows.find(({ factor }) => factor === 'pet')).toEqual({
      factor: 'pet',
      key: 'all',
      amount: 600,
    });
  });

  test('says its format, and its fixtures by name', () => {
    const other = { name: 'Alabama trailer', subject: {}, total: null };
    const file = writeRateBook({ ...facts, rows: demoRateRows, fixtures: [fixture, other] });
    expect(file.format).toBe(1);
    expect(file.fixtures.map(({ name }) => name)).toEqual(['Alabama trailer', 'Ohio motorhome']);
  });
});

describe('tables of lines', () => {
  test('give the same rows when they are read again, to the byte of each decimal', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const written = writeRateTables(personalStructure, rows);
        const { rows: again, problems } = readRateTables(personalStructure, [], written);
        expect(problems).toEqual([]);
        expect(byName(again)).toEqual(byName(rows));
      }),
      { ...seeded, numRuns: 40 },
    );
  });

  test('have a row to a key, a column to a coverage, cents and whether it refers', () => {
    const tables = new Map(
      writeRateTables(personalStructure, demoRateRows).map((table) => [table.factor, table.lines]),
    );
    expect(tables.get('pet')).toEqual(['key,amount_cents,refer', 'all,600,']);
    expect(tables.get('storage')?.slice(0, 2)).toEqual(['key,comprehensive,refer', expect.stringMatching(/,0\.\d+,$/)]);
    expect(tables.get('term')?.[0]).toBe('key,comprehensive,collision,liability,amount_cents,refer');
    expect(tables.get('value')?.at(-1)).toBe('500000+,0.75,0.75,yes');
  });

  test('quote what holds a comma or a quotation mark', () => {
    const rows: RateRow[] = [{ factor: 'pet', key: 'cats, "dogs"', amount: 5 }];
    const [table] = writeRateTables(personalStructure, rows);
    expect(table?.lines[1]).toBe('"cats, ""dogs""",5,');
    expect(readRateTables(personalStructure, [], table ? [table] : []).rows).toEqual(rows);
  });

  test('replace the rows of their factor alone; the others keep their place in the list', () => {
    const lines = ['key,amount_cents,refer', 'all,700,', ''];
    const { rows, placeOf } = readRateTables(personalStructure, demoRateRows, [{ factor: 'pet', lines }]);
    expect(rows.filter(({ factor }) => factor === 'pet')).toEqual([{ factor: 'pet', key: 'all', amount: 700 }]);
    expect(rows).toHaveLength(demoRateRows.length);
    const [first] = rows;
    expect(first && placeOf(first)).toEqual({ path: 'rows.0', row: 1 });
    const pet = rows.at(-1);
    expect(pet && placeOf(pet)).toEqual({ path: 'tables.pet', row: 2 });
  });

  test('take columns in another order, and a mark of the byte order before the first', () => {
    const lines = ['\uFEFFrefer,collision,key,comprehensive', 'YES,0.80, 500 ,0.90'];
    const { rows, problems } = readRateTables(personalStructure, [], [{ factor: 'deductible', lines }]);
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      { factor: 'deductible', key: '500', factors: { comprehensive: '0.90', collision: '0.80' }, refer: true },
    ]);
  });

  test.each([
    ['a column is missing', ['key,refer', 'all,'], 1, /name these columns: key, amount_cents, refer/],
    ['a column is unknown', ['key,amount_cents,refer,note', 'all,1,,x'], 1, /name these columns/],
    ['a cell is missing', ['key,amount_cents,refer', 'all,1,', 'two,2'], 3, /Line 3 of pet has to have 3 cells/],
    ['a quotation mark is open', ['key,amount_cents,refer', '"all,1,'], 2, /Line 2 of pet/],
    ['there is nothing', [], 1, /name these columns/],
  ])('say the line where %s', (_, lines, row, expected) => {
    const { problems } = readRateTables(personalStructure, demoRateRows, [{ factor: 'pet', lines }]);
    expect(problems).toEqual([
      expect.objectContaining({ path: 'tables.pet', row, message: expect.stringMatching(expected) }),
    ]);
  });

  test('give a wrong amount back as the row that is refused', () => {
    const lines = ['key,amount_cents,refer', 'all,six,'];
    const { rows, placeOf } = readRateTables(personalStructure, demoRateRows, [{ factor: 'pet', lines }]);
    expect(findRateProblems(personalStructure, rows, placeOf)).toEqual([
      expect.objectContaining({
        path: 'tables.pet.amount',
        row: 2,
        message: 'Row pet / all: NaN is not a whole number of cents.',
      }),
    ]);
  });

  test('never throw, whatever the lines hold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 5 }),
        fc.constantFrom('pet', 'storage', 'moon'),
        (lines, factor) => {
          const read = readRateTables(personalStructure, demoRateRows, [{ factor, lines }]);
          expect(() => findRateProblems(personalStructure, read.rows, read.placeOf)).not.toThrow();
        },
      ),
      seeded,
    );
  });
});
