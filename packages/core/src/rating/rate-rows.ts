import { assertCents, type Cents } from '../shared/money.ts';
import { type Band, readBand } from './band.ts';
import { type Exact, exactFromDecimal } from './exact.ts';

/** A row as the database stores it: decimals are text exactly as they were written, an amount is whole cents. */
export type RateRow = {
  readonly factor: string;
  readonly key: string;
  /** A decimal for each coverage that the factor touches. */
  readonly factors?: Readonly<Record<string, string>> | null;
  readonly amount?: Cents | null;
  /** An underwriter looks at what falls into this row; without a factor it has no price either. */
  readonly refer?: boolean | null;
};

/** A row made ready for arithmetic. `from` and `to` are its band, or 0 for a row with a name. */
export type CompiledRow = Band & {
  readonly factor: string;
  readonly key: string;
  /** By position of the coverage in the structure. */
  readonly factors: readonly (Exact | null)[];
  readonly amount: Cents | null;
  readonly refer: boolean;
};

export type FactorRows = {
  /** By key; a key of digits only is a number here (`deductible` 500). */
  readonly byKey: ReadonlyMap<string | number, CompiledRow>;
  /** In ascending order; empty for factors with named keys. */
  readonly bands: readonly CompiledRow[];
};

/** What a table of a structure holds: decimals for the coverages at these positions, an amount, or both. */
export type TableShape = {
  readonly keys: 'named' | 'banded' | 'sliced';
  readonly columns: readonly number[];
  readonly amount: boolean;
};

const nameOf = (row: RateRow) => `row ${row.factor} / ${row.key}`;

/** Whether a row can be multiplied; a row that only refers cannot. */
export function hasFactors(row: CompiledRow): boolean {
  return row.factors.some((factor) => factor !== null);
}

function readFactors(row: RateRow, shape: TableShape, coverages: readonly string[]): (Exact | null)[] {
  const given = row.factors ?? {};
  const stray = Object.keys(given).find((code) => !shape.columns.includes(coverages.indexOf(code)));
  if (stray !== undefined) {
    throw new RangeError(`${nameOf(row)} has a ${stray} factor, which ${row.factor} does not touch`);
  }
  const read = coverages.map((code, column) => {
    const text = given[code];
    if (!shape.columns.includes(column)) return null;
    if (text === undefined) {
      if (!row.refer) throw new RangeError(`${nameOf(row)} has no ${code} factor`);
      return null;
    }
    return exactFromDecimal(text);
  });
  const held = read.filter((factor) => factor !== null).length;
  if (held > 0 && held < shape.columns.length) throw new RangeError(`${nameOf(row)} has only some of its factors`);
  return read;
}

function compileRow(row: RateRow, shape: TableShape, coverages: readonly string[]): CompiledRow {
  const { factor, key } = row;
  const factors = readFactors(row, shape, coverages);
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

/**
 * The rows of one table made ready for arithmetic; `coverages` are those of the structure, in its order. Throws a
 * RangeError that names the row for one that stands twice, a gap between bands, and a decimal or an amount that is
 * missing or not asked for.
 */
export function compileTable(
  name: string,
  rows: readonly RateRow[],
  shape: TableShape,
  coverages: readonly string[],
): FactorRows {
  if (rows.length === 0) throw new RangeError(`the rate book has no row for ${name}`);
  const byKey = new Map<string | number, CompiledRow>();
  for (const row of rows) {
    const key = /^\d+$/.test(row.key) ? Number(row.key) : row.key;
    if (byKey.has(key)) throw new RangeError(`row ${name} / ${row.key} stands in the rate book twice`);
    byKey.set(key, compileRow(row, shape, coverages));
  }
  if (shape.keys === 'named') return { byKey, bands: [] };
  const bands = [...byKey.values()].toSorted((a, b) => a.from - b.from);
  checkBands(bands, shape.keys === 'sliced' ? 0 : 1);
  return { byKey, bands };
}
