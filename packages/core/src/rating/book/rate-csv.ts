import { ownValue } from '../../shared/text/own-value.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { mostProblems, type RateProblem, type RowName, type RowPlace } from './rate-problem.ts';
import type { RateRow } from './rate-rows.ts';
import { amountTables, type RateStructure } from '../rate-structure.ts';
import { words } from '../../shared/words.ts';

/** A table of rates as lines of comma-separated values (RFC 4180), the first with the names of its columns. */
export type RateTable = { readonly factor: string; readonly lines: readonly string[] };

/** What tables of lines say: their rows, where each stands, and what cannot be read. */
export type ReadTables = {
  readonly rows: readonly RateRow[];
  readonly placeOf: (row: RowName) => RowPlace;
  readonly problems: readonly RateProblem[];
};

const amountColumn = 'amount_cents';
const yes = 'yes';

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The cells of one line; null when a quotation mark is left open. */
export function cellsOf(line: string): string[] | null {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/gy;
  while (pattern.lastIndex <= line.length) {
    const match = pattern.exec(line);
    if (!match) return null;
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] === '') return cells;
  }
  return null;
}

/** The coverages that a table holds decimals for, in the order of the structure. */
function coveragesOf(factor: string, { factors, term, coverages }: RateStructure): readonly string[] {
  const codes = coverages.map(({ code }) => code);
  if (factor === term.table) return codes;
  return codes.filter((code) => ownValue(factors, factor)?.coverages.includes(code));
}

function columnsOf(factor: string, structure: RateStructure): string[] {
  const holdsAmount = factor === structure.term.table || amountTables(structure).includes(factor);
  return ['key', ...coveragesOf(factor, structure), ...(holdsAmount ? [amountColumn] : []), 'refer'];
}

function cellOf(column: string, { key, factors, amount, refer }: RateRow): string {
  if (column === 'key') return key;
  if (column === 'refer') return refer ? yes : '';
  if (column === amountColumn) return typeof amount === 'number' ? String(amount) : '';
  return ownValue(factors, column) ?? '';
}

/** Every table of a version as lines that a spreadsheet opens: a row each, a column for each coverage, cents, referral. */
export function writeRateTables(structure: RateStructure, rows: readonly RateRow[]): RateTable[] {
  return [...Map.groupBy(rows, ({ factor }) => factor)].map(([factor, ofTable]) => {
    const columns = columnsOf(factor, structure);
    const lines = [columns, ...ofTable.map((row) => columns.map((column) => cellOf(column, row)))];
    return { factor, lines: lines.map((cells) => cells.map(quoted).join(',')) };
  });
}

const isNumber = /^-?\d+(?:\.\d+)?$/;

function rowOf(factor: string, columns: readonly string[], cells: readonly string[]): RateRow {
  const cell = (column: string) => (cells[columns.indexOf(column)] ?? '').trim();
  const codes = columns.filter((column) => column !== 'key' && column !== amountColumn && column !== 'refer');
  const held = codes.flatMap((code) => (cell(code) === '' ? [] : [[code, cell(code)] as const]));
  const amount = columns.includes(amountColumn) ? cell(amountColumn) : '';
  return {
    factor,
    key: cell('key'),
    ...(held.length > 0 && { factors: Object.fromEntries(held) }),
    ...(amount !== '' && { amount: isNumber.test(amount) ? Number(amount) : NaN }),
    ...(cell('refer').toLowerCase() === yes && { refer: true }),
  };
}

function readTable({ factor, lines }: RateTable, structure: RateStructure, report: (problem: RateProblem) => void) {
  const path = `tables.${factor}`;
  const wanted = columnsOf(factor, structure);
  const [header = '', ...body] = lines;
  const columns = (cellsOf(header.replace(/^\uFEFF/, '')) ?? []).map((name) => name.trim());
  const absent = wanted.find((name) => !columns.includes(name));
  const stray = columns.find((name) => !wanted.includes(name));
  if (absent !== undefined || stray !== undefined) {
    const form = words(
      'The first line of {table} has to name these columns: {columns}.',
      'La première ligne de {table} doit nommer ces colonnes : {columns}.',
    );
    report({ ...sentence(form, { table: factor, columns: wanted.join(', ') }), path, row: 1 });
    return [];
  }
  return body.flatMap((line, index) => {
    const row = index + 2;
    if (line.trim() === '') return [];
    const cells = cellsOf(line);
    if (cells?.length === columns.length) return [{ row: rowOf(factor, columns, cells), line: row }];
    const form = words(
      'Line {line} of {table} has to have {count} cells, with commas between them.',
      'La ligne {line} de {table} doit avoir {count} cellules, séparées par des virgules.',
    );
    report({ ...sentence(form, { line: row, table: factor, count: columns.length }), path, row });
    return [];
  });
}

/**
 * The rows of a version with some of its tables read anew from lines: a table that is given replaces all rows of its
 * name. A row's place is the line of its table, or its position in the list when it stayed.
 */
export function readRateTables(
  structure: RateStructure,
  rows: readonly RateRow[],
  tables: readonly RateTable[],
): ReadTables {
  const problems: RateProblem[] = [];
  const report = (problem: RateProblem) => {
    if (problems.length < mostProblems) problems.push(problem);
  };
  const replaced = new Set(tables.map(({ factor }) => factor));
  const places = new Map<RowName, RowPlace>();
  const read: RateRow[] = [];
  const keep = (row: RateRow, place: RowPlace) => {
    read.push(row);
    places.set(row, place);
  };
  for (const [index, row] of rows.entries()) {
    if (!replaced.has(row.factor)) keep(row, { path: `rows.${index}`, row: index + 1 });
  }
  for (const table of tables) {
    for (const { row, line } of readTable(table, structure, report)) {
      keep(row, { path: `tables.${table.factor}`, row: line });
    }
  }
  return { rows: read, placeOf: (row) => places.get(row) ?? { path: 'rows', row: 0 }, problems };
}
