import { addDays, day } from '@roadworthy/core/shared/time/day.ts';
import { instantAt } from '@roadworthy/core/shared/time/instant.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { FilterField, Filters } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';

// The last character there is: what begins with a text lies between the text and the text followed by it.
const last = '\u{10FFFF}';

type Range<T> = { readonly _gte?: T; readonly _lte?: T };

/** `_in` of the chosen values; null when the field narrows nothing. */
export function choiceOf(filters: Filters, key: string): { readonly _in: readonly string[] } | null {
  const value = ownValue(filters, key);
  return value?.kind === 'choice' && value.values.length > 0 ? { _in: value.values } : null;
}

/** Both ends of a span of days that are given. */
export function daysOf(filters: Filters, key: string): Range<string> | null {
  const value = ownValue(filters, key);
  if (value?.kind !== 'days') return null;
  const { from, to } = value;
  return { ...(from !== null && { _gte: from }), ...(to !== null && { _lte: to }) };
}

type Span = { readonly _gte?: string; readonly _lt?: string };

/** The instants from which and before which a span of days lies, for a reader in the zone. */
export function instantsOf(filters: Filters, key: string, zone: string): Span | null {
  const value = ownValue(filters, key);
  if (value?.kind !== 'days') return null;
  const { from, to } = value;
  const begins = (text: string, later: number) => instantAt(addDays(day(text), later), 0, zone).toISOString();
  return { ...(from !== null && { _gte: begins(from, 0) }), ...(to !== null && { _lt: begins(to, 1) }) };
}

/** Both ends of a span of cents that are given. */
export function moneyOf(filters: Filters, key: string): Range<number> | null {
  const value = ownValue(filters, key);
  if (value?.kind !== 'money') return null;
  const { from, to } = value;
  return { ...(from !== null && { _gte: from }), ...(to !== null && { _lte: to }) };
}

/** The text of a filter; null when it is blank. */
export function textOf(filters: Filters, key: string): string | null {
  const value = ownValue(filters, key);
  return value?.kind === 'text' ? value.text.trim() || null : null;
}

/** What begins with a text, as a range, for which an index serves. */
export function beginsWith(text: string): { readonly _gte: string; readonly _lt: string } {
  return { _gte: text, _lt: `${text}${last}` };
}

/** What begins with a text in any case; signs that have a meaning in a pattern stand for themselves. */
export function beginsLike(text: string): { readonly _ilike: string } {
  return { _ilike: `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` };
}

/** The condition of a field on its own column, or what the field says that a text or a choice means; null when it narrows nothing. */
export function fieldCondition(
  { key, kind, isInstant }: FilterField & { readonly isInstant?: true },
  filters: Filters,
  meaning?: (text: string) => object,
): object | null {
  const days = (all: Filters, of: string) =>
    isInstant ? instantsOf(all, of, Intl.DateTimeFormat().resolvedOptions().timeZone) : daysOf(all, of);
  const condition = { choice: choiceOf, days, money: moneyOf, text: textOf }[kind](filters, key);
  if (condition === null) return null;
  const value = ownValue(filters, key);
  if (meaning && value?.kind === 'choice') return { _or: value.values.map(meaning) };
  if (typeof condition !== 'string') return { [key]: condition };
  return meaning ? meaning(condition) : { [key]: beginsLike(condition) };
}
