import { canadianProvinces, usStates } from '../products/vocabulary.ts';
import type { RateRow } from '../rating/book/rate-rows.ts';
import { ownValue } from '../shared/text/own-value.ts';

/** A key and its decimals: one for all coverages of the factor, or one for each in their order. */
type Entry = readonly [key: string, ...decimals: string[]];

function row(factor: string, coverages: readonly string[], [key, ...values]: Entry): RateRow {
  const factors = Object.fromEntries(coverages.map((code, index) => [code, values[index] ?? values[0] ?? '']));
  return { factor, key, factors };
}

/** The rows of a factor. */
export function decimals(factor: string, coverages: readonly string[], entries: readonly Entry[]): RateRow[] {
  return entries.map((entry) => row(factor, coverages, entry));
}

/** A row at which an underwriter looks first; without a decimal it has no price either. */
export function referring(factor: string, coverages: readonly string[], entry: Entry): RateRow {
  return entry.length === 1
    ? { factor, key: entry[0], refer: true }
    : { ...row(factor, coverages, entry), refer: true };
}

/** The rows of a table of amounts, in cents. */
export function amounts(table: string, entries: readonly (readonly [key: string, cents: number])[]): RateRow[] {
  return entries.map(([key, amount]) => ({ factor: table, key, amount }));
}

/** A row for every state and province: 1.00 where nothing else is said. */
export function everywhere(
  coverages: readonly string[],
  other: Readonly<Record<string, readonly string[]>>,
): RateRow[] {
  const entries = [...usStates, ...canadianProvinces].map((area): Entry => [
    area,
    ...(ownValue(other, area) ?? ['1.00']),
  ]);
  return decimals('territory', coverages, entries);
}

/** Lengths of the term: the share of a yearly price that each takes, as a decimal and in cents of a dollar. */
export function lengths(
  coverages: readonly string[],
  entries: readonly (readonly [months: string, share: string])[],
): RateRow[] {
  return entries.map(([key, share]) => {
    return { ...row('term', coverages, [key, share]), amount: Math.round(Number(share) * 100) };
  });
}
