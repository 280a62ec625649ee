import type { Cents } from '../../shared/money/money.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { Answers } from '../rating-subject.ts';
import type { RateRow } from './rate-rows.ts';
import type { RateStructure } from '../rate-structure.ts';

/** A subject with the total that a version gives it; null where it gives no price. */
export type RateFixture = {
  readonly name: string;
  readonly subject: Answers;
  /** Cents of the term with fees. */
  readonly total: Cents | null;
};

/** One version of rates as one file. */
export type RateBookFile = {
  readonly format: 1;
  readonly provider: string;
  readonly version: string;
  readonly label: string;
  readonly structure: RateStructure;
  readonly rows: readonly RateRow[];
  readonly fixtures: readonly RateFixture[];
};

const inOrder = new Intl.Collator('en', { numeric: true });

/** What is not said of a row is left out, so that a row that was stored reads as it was written. */
function plainRow({ factor, key, factors, amount, refer }: RateRow, codes: readonly string[]): RateRow {
  const held = codes.flatMap((code) => {
    const factor = ownValue(factors, code);
    return factor === undefined ? [] : [[code, factor] as const];
  });
  return {
    factor,
    key,
    ...(held.length > 0 && { factors: Object.fromEntries(held) }),
    ...(typeof amount === 'number' && { amount }),
    ...(refer === true && { refer }),
  };
}

/** A version as its file: tables by name, rows by key, and of each row what it says; always the same for the same rows. */
export function writeRateBook(version: Omit<RateBookFile, 'format'>): RateBookFile {
  const { provider, version: number, label, structure, rows, fixtures } = version;
  const codes = structure.coverages.map(({ code }) => code);
  const sorted = rows
    .map((row) => plainRow(row, codes))
    .toSorted((a, b) => inOrder.compare(a.factor, b.factor) || inOrder.compare(a.key, b.key));
  const ordered = fixtures.toSorted((a, b) => inOrder.compare(a.name, b.name));
  return { format: 1, provider, version: number, label, structure, rows: sorted, fixtures: ordered };
}
