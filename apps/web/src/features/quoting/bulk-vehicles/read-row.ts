import {
  codedYears,
  fitsCheckDigit,
  hasSerialNumber,
  isNorthAmericanVin,
  vinShape,
} from '@roadworthy/core/shared/text/vin.ts';
import { readMoney } from '@roadworthy/ui/base/read-money.ts';
import type { Vehicle_Input } from '../../../generated/documents.ts';
import { type BulkColumn, classOfWord, storageOfWord, usageOfWord } from './columns.ts';
import type { Cells } from './read-sheet.ts';

/** What is wrong in a cell, by the name of its words. */
export const cellProblems = [
  'vinCharacters',
  'vinLength',
  'vinCheckDigit',
  'vinTwice',
  'year',
  'amount',
  'class',
  'classMissing',
  'length',
  'usage',
  'storage',
  'nights',
  'postalCode',
] as const;
export type CellProblem = (typeof cellProblems)[number];
export type CellProblems = Readonly<Partial<Record<BulkColumn, CellProblem>>>;

export type ReadRow = { readonly vehicle: Vehicle_Input; readonly problems: CellProblems };

/** A VIN as it is stored. */
export const vinOf = (cells: Cells): string => (cells.vin ?? '').replaceAll(/[\s-]/g, '').toUpperCase();

// The rule stands in core, where the pages may not look; the server applies it once more.
function vinProblem(vin: string, year: number | null): CellProblem | null {
  if (vin === '') return null;
  const shape = vinShape(vin, year);
  if (shape === 'characters' || (!hasSerialNumber(year) && vin.startsWith('0'))) return 'vinCharacters';
  if (shape === 'length') return 'vinLength';
  if (hasSerialNumber(year)) return null;
  if (!isNorthAmericanVin(vin)) return null;
  return fitsCheckDigit(vin) && codedYears(vin).length > 0 ? null : 'vinCheckDigit';
}

function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** Feet of "28.5", "28,5", "28 ft", "28'" and "28 pi". */
function feetOf(text: string): number | null {
  const [, figure] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:'|’|ft\.?|feet|foot|pi\.?|pieds?)?$/i.exec(text) ?? [];
  const feet = Number((figure ?? '').replace(',', '.'));
  return feet > 0 && feet <= 100 ? feet : null;
}

const isPostalCode = (text: string): boolean => /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i.test(text);

type Reading = { readonly value: string | number | null; readonly problem: CellProblem };

const readers: Readonly<
  Record<Exclude<BulkColumn, 'vin' | 'make' | 'model'>, (text: string, thisYear: number) => Reading>
> = {
  year: (text, thisYear) => ({ value: wholeNumber(text, 1900, thisYear + 1), problem: 'year' }),
  type: (text) => ({ value: classOfWord(text), problem: 'class' }),
  rating_value: (text) => ({ value: readMoney(text) || null, problem: 'amount' }),
  length: (text) => ({ value: feetOf(text), problem: 'length' }),
  usage_type: (text) => ({ value: usageOfWord(text), problem: 'usage' }),
  storage_type: (text) => ({ value: storageOfWord(text), problem: 'storage' }),
  nights_per_year: (text) => ({ value: wholeNumber(text, 0, 366), problem: 'nights' }),
  garaging_postal_code: (text) => ({ value: isPostalCode(text) ? text.toUpperCase() : null, problem: 'postalCode' }),
};

/**
 * What the cells of a row say of a vehicle, money in cents and length in feet, and what is wrong in which of them. What
 * is wrong is not in the vehicle; an empty cell says nothing. Every vehicle has a class.
 */
export function readRow(cells: Cells, thisYear: number): ReadRow {
  const vehicle: Record<string, string | number> = {};
  const problems: Partial<Record<BulkColumn, CellProblem>> = {};
  for (const name of ['make', 'model'] as const) {
    const text = cells[name]?.trim();
    if (text) vehicle[name] = text;
  }
  for (const [column, read] of Object.entries(readers) as [keyof typeof readers, (typeof readers)['year']][]) {
    const text = (cells[column] ?? '').trim();
    if (text === '') continue;
    const { value, problem } = read(text, thisYear);
    if (value === null) problems[column] = problem;
    else vehicle[column] = value;
  }
  if (!cells.type?.trim()) problems.type = 'classMissing';
  const vin = vinOf(cells);
  const wrong = vinProblem(vin, typeof vehicle['year'] === 'number' ? vehicle['year'] : null);
  if (wrong) problems.vin = wrong;
  else if (vin !== '') vehicle['vin'] = vin;
  return { vehicle, problems };
}

/** Every row with what is wrong in it, a VIN that an earlier row has among that. */
export function readRows(rows: readonly Cells[], thisYear: number): ReadRow[] {
  const seen = new Set<string>();
  return rows.map((cells) => {
    const read = readRow(cells, thisYear);
    const vin = vinOf(cells);
    const isTwice = vin !== '' && seen.has(vin);
    seen.add(vin);
    return isTwice ? { ...read, problems: { ...read.problems, vin: 'vinTwice' as const } } : read;
  });
}
