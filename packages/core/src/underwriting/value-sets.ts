import { fold } from '../quoting/rules/compile-condition.ts';
import type { RuleCondition } from '../quoting/rules/rule.ts';
import type { RuleField } from '../quoting/rules/rule-field.ts';

type Comparable = string | number | boolean;
type End = { readonly at: Comparable; readonly isIn: boolean } | null;

/** The values that meet a condition; `some` are those of which nothing more is known, such as a pattern's. */
export type ValueSet =
  | { readonly kind: 'range'; readonly low: End; readonly high: End }
  | { readonly kind: 'only' | 'but'; readonly values: ReadonlySet<Comparable> }
  | { readonly kind: 'missing' | 'some' };

const range = (low: End, high: End): ValueSet => ({ kind: 'range', low, high });

/** The values that meet a condition on a field. */
export function valuesOf({ operator, value }: RuleCondition, { type }: Pick<RuleField, 'type'>): ValueSet {
  if (operator === 'missing') return { kind: 'missing' };
  if (value === null || type === 'list') return { kind: 'some' };
  const folded = (one: Comparable) => (type === 'text' ? fold(String(one)) : one);
  const values = (typeof value === 'object' ? value : [value]).map(folded);
  const [first = '', second = first] = values;
  if (operator === 'eq' || operator === 'in') return { kind: 'only', values: new Set(values) };
  if (operator === 'neq' || operator === 'nin') return { kind: 'but', values: new Set(values) };
  if (operator === 'gt' || operator === 'gte') return range({ at: first, isIn: operator === 'gte' }, null);
  if (operator === 'lt' || operator === 'lte') return range(null, { at: first, isIn: operator === 'lte' });
  return operator === 'between' ? range({ at: first, isIn: true }, { at: second, isIn: true }) : { kind: 'some' };
}

const isAbove = (value: Comparable, low: End) => low === null || value > low.at || (low.isIn && value === low.at);
const isBelow = (value: Comparable, high: End) => high === null || value < high.at || (high.isIn && value === high.at);

function has(set: ValueSet, value: Comparable): boolean {
  if (set.kind === 'range') return isAbove(value, set.low) && isBelow(value, set.high);
  if (set.kind === 'only') return set.values.has(value);
  return set.kind === 'but' ? !set.values.has(value) : set.kind === 'some';
}

function isBefore(low: End, high: End): boolean {
  if (low === null || high === null) return true;
  return low.at < high.at || (low.at === high.at && low.isIn && high.isIn);
}

/** Whether one value may meet both. */
export function mayMeet(one: ValueSet, other: ValueSet): boolean {
  if (one.kind === 'missing' || other.kind === 'missing') return one.kind === other.kind;
  if (one.kind === 'only') return [...one.values].some((value) => has(other, value));
  if (other.kind === 'only') return [...other.values].some((value) => has(one, value));
  if (one.kind !== 'range' || other.kind !== 'range') return true;
  return isBefore(one.low, other.high) && isBefore(other.low, one.high);
}

/** Whether every value that meets the first surely meets the second. */
export function surelyMeets(one: ValueSet, other: ValueSet): boolean {
  if (one.kind === 'missing') return other.kind === 'missing';
  if (one.kind === 'only') return other.kind !== 'some' && [...one.values].every((value) => has(other, value));
  if (one.kind === 'but') return other.kind === 'but' && [...other.values].every((value) => one.values.has(value));
  if (one.kind !== 'range' || other.kind !== 'range') return false;
  const fromLow = other.low === null || (one.low !== null && isEndWithin(one.low, other.low, (a, b) => a > b));
  const toHigh = other.high === null || (one.high !== null && isEndWithin(one.high, other.high, (a, b) => a < b));
  return fromLow && toHigh;
}

function isEndWithin(
  end: NonNullable<End>,
  other: NonNullable<End>,
  isInside: (a: Comparable, b: Comparable) => boolean,
): boolean {
  return isInside(end.at, other.at) || (end.at === other.at && (other.isIn || !end.isIn));
}
