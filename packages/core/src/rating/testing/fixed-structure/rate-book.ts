import { assertCents, type Cents } from '../../../shared/money/money.ts';
import { type Band, readBand } from '../../band.ts';
import { type Exact, exactFromDecimal } from '../../exact.ts';
import { type Column, columnNames, type FactorName, factorNames, isFactorName, shapeOf } from './factor-table.ts';

/** A row as the database stores it: decimals are text exactly as numeric prints them, an amount is whole cents. */
export type RateRow = {
  readonly factor: string;
  readonly key: string;
  readonly comprehensive?: string | null;
  readonly collision?: string | null;
  readonly liability?: string | null;
  readonly amount?: Cents | null;
  /** An underwriter looks at what falls into this row; without a factor it has no price either. */
  readonly refer?: boolean | null;
};

/** A row made ready for arithmetic. `from` and `to` are its band, or 0 for a row with a name. */
export type CompiledRow = Band & {
  readonly factor: FactorName;
  readonly key: string;
  /** By position: comprehensive, collision, liability. */
  readonly factors: readonly [Exact | null, Exact | null, Exact | null];
  readonly amount: Cents | null;
  readonly refer: boolean;
};

export type FactorRows = {
  /** By key; a key of digits only is a number here (`deductible` 500). */
  readonly byKey: ReadonlyMap<string | number, CompiledRow>;
  /** In ascending order; empty for factors with named keys. */
  readonly bands: readonly CompiledRow[];
};

export type RateBook = { readonly version: string; readonly rows: Readonly<Record<FactorName, FactorRows>> };

const nameOf = (row: RateRow) => `row ${row.factor} / ${row.key}`;

function readFactor(row: RateRow, column: Column, wanted: boolean): Exact | null {
  const name = columnNames[column];
  const text = row[name] ?? null;
  if (text === null) {
    if (wanted && !row.refer) throw new RangeError(`${nameOf(row)} has no ${name} factor`);
    return null;
  }
  if (!wanted) throw new RangeError(`${nameOf(row)} has a ${name} factor, which ${row.factor} does not touch`);
  return exactFromDecimal(text);
}

function compileRow(row: RateRow): CompiledRow {
  const { factor, key } = row;
  const shape = shapeOf(factor);
  if (!isFactorName(factor)) throw new RangeError(`${nameOf(row)} names no factor`);
  const read = (column: Column) => readFactor(row, column, shape.columns.includes(column));
  const factors: CompiledRow['factors'] = [read(0), read(1), read(2)];
  const held = factors.filter((value) => value !== null).length;
  if (held > 0 && held < shape.columns.length) throw new RangeError(`${nameOf(row)} has only some of its factors`);
  const amount = row.amount ?? null;
  if (shape.amount !== (amount !== null)) {
    throw new RangeError(`${nameOf(row)} ${shape.amount ? 'has no amount' : 'has an amount that nothing reads'}`);
  }
  if (amount !== null && assertCents(amount) < 0) throw new RangeError(`${nameOf(row)} has a negative amount`);
  const band = shape.keys === 'named' ? { from: 0, to: 0 } : readBand(key);
  if (!band) throw new RangeError(`${nameOf(row)} has a key that is no band`);
  return { factor, key, factors, amount, refer: row.refer ?? false, from: band.from, to: band.to };
}

function checkBands(bands: readonly CompiledRow[], step: 0 | 1): void {
  for (const [index, band] of bands.entries()) {
    const before = bands[index - 1];
    if (before && band.from !== before.to + step) {
      throw new RangeError(`bands ${before.key} and ${band.key} of ${band.factor} leave a gap or overlap`);
    }
  }
}

function compileFactor(name: FactorName, rows: readonly CompiledRow[]): FactorRows {
  if (rows.length === 0) throw new RangeError(`the rate book has no row for ${name}`);
  const byKey = new Map<string | number, CompiledRow>();
  for (const row of rows) {
    const key = /^\d+$/.test(row.key) ? Number(row.key) : row.key;
    if (byKey.has(key)) throw new RangeError(`row ${name} / ${row.key} stands in the rate book twice`);
    byKey.set(key, row);
  }
  const { keys } = shapeOf(name);
  if (keys === 'named') return { byKey, bands: [] };
  const bands = rows.toSorted((a, b) => a.from - b.from);
  checkBands(bands, keys === 'sliced' ? 0 : 1);
  return { byKey, bands };
}

/**
 * Turns the rows of one version into a structure that rates fast and exactly. Throws a RangeError that names the row
 * for an unknown factor, a row that stands twice, a gap between bands, and a factor that is missing or not asked for.
 */
export function compileRateBook(rows: readonly RateRow[], version: string): RateBook {
  const compiled = rows.map(compileRow);
  const byFactor = Object.groupBy(compiled, (row) => row.factor);
  const tables = factorNames.map((name) => [name, compileFactor(name, byFactor[name] ?? [])] as const);
  // factorNames holds every FactorName once.
  return { version, rows: Object.fromEntries(tables) as Record<FactorName, FactorRows> };
}
