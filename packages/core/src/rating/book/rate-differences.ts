import { compare, type Rational, rationalFromDecimal, roundHalfUp } from '../../shared/money/rational.ts';
import { printDecimal } from '../exact.ts';
import type { RateRow } from './rate-rows.ts';
import type { RateStructure } from '../rate-structure.ts';

export type Rates = { readonly structure: RateStructure; readonly rows: readonly RateRow[] };

/** A cell of a row that two versions say differently: a coverage's decimal, `amount` in cents, or `refer`. */
export type CellDifference = {
  readonly change: 'added' | 'removed' | 'changed';
  readonly factor: string;
  readonly key: string;
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
  /** After to before, four decimals; null where one of them is none, or nothing. */
  readonly ratio: string | null;
};

/** A place of the structure that two versions say differently, as JSON; null where it is not there. */
export type StructureDifference = {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
};

export type RateDifferences = {
  readonly rows: readonly CellDifference[];
  readonly structure: readonly StructureDifference[];
};

const ratioScale = 4;

function ratioOf(before: Rational, after: Rational): string | null {
  if (before.n <= 0n) return null;
  const scaled = roundHalfUp({ n: after.n * before.d * 10n ** BigInt(ratioScale), d: after.d * before.n });
  return printDecimal(scaled, ratioScale);
}

function ratioOfTexts(before: string | null, after: string | null): string | null {
  if (before === null || after === null) return null;
  return ratioOf(rationalFromDecimal(before), rationalFromDecimal(after));
}

/** What a row says, by column; a row that refers says so. */
function cellsOfRow(row: RateRow | undefined): Map<string, string> {
  const cells = new Map(Object.entries(row?.factors ?? {}));
  if (typeof row?.amount === 'number') cells.set('amount', String(row.amount));
  if (row?.refer) cells.set('refer', 'yes');
  return cells;
}

/** Two decimals that are the same number are the same, however they are written. */
function isSame(column: string, before: string | null, after: string | null): boolean {
  if (before === after || before === null || after === null || column === 'refer') return before === after;
  return compare(rationalFromDecimal(before), rationalFromDecimal(after)) === 0;
}

function differencesOfRow(before: RateRow | undefined, after: RateRow | undefined): CellDifference[] {
  const row = before ?? after;
  if (!row) return [];
  const change = before ? (after ? 'changed' : 'removed') : 'added';
  const [was, is] = [cellsOfRow(before), cellsOfRow(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((column): CellDifference[] => {
    const [old, now] = [was.get(column) ?? null, is.get(column) ?? null];
    if (isSame(column, old, now)) return [];
    const ratio = column === 'refer' ? null : ratioOfTexts(old, now);
    return [{ change, factor: row.factor, key: row.key, column, before: old, after: now, ratio }];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isBranch(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

function differencesOfValue(path: string, before: unknown, after: unknown, found: StructureDifference[]): void {
  if (isBranch(before) || isBranch(after)) {
    const [was, is] = [before, after].map((value) => new Map(isObject(value) ? Object.entries(value) : []));
    for (const key of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
      differencesOfValue(path === '' ? key : `${path}.${key}`, was?.get(key), is?.get(key), found);
    }
    return;
  }
  const [old, now] = [before, after].map((value) => (value === undefined ? null : JSON.stringify(value)));
  if (old !== now) found.push({ path, before: old ?? null, after: now ?? null });
}

/** What a version says otherwise than another: its rows, cell by cell, and its structure, place by place. */
export function rateDifferences(before: Rates, after: Rates): RateDifferences {
  const keyOf = ({ factor, key }: RateRow) => `${factor}\n${key}`;
  const [was, is] = [before, after].map(({ rows }) => new Map(rows.map((row) => [keyOf(row), row])));
  const keys = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  const structure: StructureDifference[] = [];
  differencesOfValue('', before.structure, after.structure, structure);
  return { rows: [...keys].flatMap((key) => differencesOfRow(was?.get(key), is?.get(key))), structure };
}
