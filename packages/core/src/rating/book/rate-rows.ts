import type { Cents } from '../../shared/money/money.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { type Band, readBand } from '../band.ts';
import { type Exact, exactFromDecimal } from '../exact.ts';
import { ofRow, type ReportProblem, throwProblem } from './rate-problem.ts';
import { words } from '../../shared/words.ts';

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

/** Whether a row can be multiplied; a row that only refers cannot. */
export function hasFactors(row: CompiledRow): boolean {
  return row.factors.some((factor) => factor !== null);
}

function readDecimal(row: RateRow, code: string, text: string, report: ReportProblem): Exact | null {
  try {
    return exactFromDecimal(text);
  } catch {
    const form = text.startsWith('-')
      ? words(
          'Row {row}: {text} cannot be a factor. A factor is never negative.',
          'Ligne {row} : {text} ne peut être un facteur. Un facteur n’est jamais négatif.',
        )
      : words('Row {row}: “{text}” is not a decimal number.', 'Ligne {row} : « {text} » n’est pas un nombre décimal.');
    report(ofRow(form, row, { text }), { row, part: `factors.${code}` });
    return null;
  }
}

function readFactors(row: RateRow, shape: TableShape, coverages: readonly string[], report: ReportProblem) {
  const provided = row.factors ?? {};
  for (const code of Object.keys(provided)) {
    if (shape.columns.includes(coverages.indexOf(code))) continue;
    const message = ofRow(
      words(
        'Row {row} has a {coverage} factor, which {table} does not touch.',
        'La ligne {row} a un facteur {coverage}, que {table} ne touche pas.',
      ),
      row,
      {
        coverage: code,
        table: row.factor,
      },
    );
    report(message, { row, part: `factors.${code}` });
  }
  const requested = coverages.filter((_, column) => shape.columns.includes(column));
  const absent = requested.filter((code) => ownValue(provided, code) === undefined);
  if (row.refer && absent.length > 0 && absent.length < requested.length) {
    report(
      ofRow(words('Row {row} has only some of its factors.', 'La ligne {row} n’a qu’une partie de ses facteurs.'), row),
      { row, part: 'factors' },
    );
  } else if (!row.refer) {
    for (const coverage of absent) {
      report(
        ofRow(words('Row {row} has no {coverage} factor.', 'La ligne {row} n’a pas de facteur {coverage}.'), row, {
          coverage,
        }),
        { row, part: `factors.${coverage}` },
      );
    }
  }
  return coverages.map((code, column) => {
    const text = ownValue(provided, code);
    return text === undefined || !shape.columns.includes(column) ? null : readDecimal(row, code, text, report);
  });
}

function readAmount(row: RateRow, shape: TableShape, report: ReportProblem): Cents | null {
  const amount = row.amount ?? null;
  const at = { row, part: 'amount' };
  if (shape.amount && amount === null)
    report(ofRow(words('Row {row} has no amount.', 'La ligne {row} n’a pas de montant.'), row), at);
  else if (!shape.amount && amount !== null)
    report(
      ofRow(words('Row {row} has an amount that nothing reads.', 'La ligne {row} a un montant que rien ne lit.'), row),
      at,
    );
  else if (amount !== null && !Number.isSafeInteger(amount)) {
    report(
      ofRow(
        words(
          'Row {row}: {amount} is not a whole number of cents.',
          'Ligne {row} : {amount} n’est pas un nombre entier de cents.',
        ),
        row,
        { amount: String(amount) },
      ),
      at,
    );
  } else if (amount !== null && amount < 0)
    report(ofRow(words('Row {row} has a negative amount.', 'La ligne {row} a un montant négatif.'), row), at);
  return amount;
}

function compileRow(row: RateRow, shape: TableShape, coverages: readonly string[], report: ReportProblem): CompiledRow {
  const { factor, key } = row;
  const factors = readFactors(row, shape, coverages, report);
  const amount = readAmount(row, shape, report);
  const band = shape.keys === 'named' ? { from: 0, to: 0 } : readBand(key);
  if (!band)
    report(
      ofRow(
        words(
          'Row {row} has a key that is no band, such as 0-4 or 21+.',
          'La clé de la ligne {row} n’est pas une tranche, comme 0-4 ou 21+.',
        ),
        row,
      ),
      { row, part: 'key' },
    );
  const { from, to } = band ?? { from: NaN, to: NaN };
  return { factor, key, factors, amount, refer: row.refer ?? false, from, to };
}

function checkBands(
  bands: readonly CompiledRow[],
  step: 0 | 1,
  rowOf: (band: CompiledRow) => RateRow,
  report: ReportProblem,
) {
  for (const [index, band] of bands.entries()) {
    const before = bands[index - 1];
    if (before && band.from !== before.to + step) {
      const facts = { before: before.key, after: band.key, table: band.factor };
      report(
        sentence(
          words(
            'Bands {before} and {after} of {table} leave a gap or overlap.',
            'Les tranches {before} et {after} de {table} laissent un vide ou se chevauchent.',
          ),
          facts,
        ),
        {
          row: rowOf(band),
          part: 'key',
        },
      );
    }
  }
}

/**
 * The rows of one table made ready for arithmetic; `coverages` are those of the structure, in its order. Reports, with
 * its row, one that stands twice, a gap between bands, and a decimal or an amount that is missing or not asked for;
 * unless a list is given, the first of them is thrown as a RangeError.
 */
export function compileTable(
  name: string,
  rows: readonly RateRow[],
  shape: TableShape,
  coverages: readonly string[],
  report: ReportProblem = throwProblem,
): FactorRows {
  if (rows.length === 0)
    report(
      sentence(words('The rates have no row for {table}.', 'Les tarifs n’ont aucune ligne pour {table}.'), {
        table: name,
      }),
      { path: `rows` },
    );
  const byKey = new Map<string | number, CompiledRow>();
  const sources = new Map<CompiledRow, RateRow>();
  for (const row of rows) {
    const key = /^\d+$/.test(row.key) ? Number(row.key) : row.key;
    if (byKey.has(key)) {
      report(
        ofRow(words('Row {row} stands in the rates twice.', 'La ligne {row} figure deux fois dans les tarifs.'), row),
        { row, part: 'key' },
      );
      continue;
    }
    const compiled = compileRow(row, shape, coverages, report);
    byKey.set(key, compiled);
    sources.set(compiled, row);
  }
  if (shape.keys === 'named') return { byKey, bands: [] };
  const bands = [...byKey.values()].filter(({ from }) => !Number.isNaN(from)).toSorted((a, b) => a.from - b.from);
  const rowOf = (band: CompiledRow) => sources.get(band) ?? { factor: name, key: band.key };
  checkBands(bands, shape.keys === 'sliced' ? 0 : 1, rowOf, report);
  return { byKey, bands };
}
