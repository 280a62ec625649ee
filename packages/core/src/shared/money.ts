import { type Rational, roundHalfUp } from './rational.ts';

/** Whole cents. Safe to 2^53, ninety trillion dollars. */
export type Cents = number;

/** Throws a RangeError unless the value is a whole number of cents that a double holds exactly. */
export function assertCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return value;
}

/** Adds whole cents; the empty sum is 0. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return assertCents(total);
}

/** Rounds an exact amount of cents half up on its magnitude, as `hu(x)` in the rules (2.6). */
export function toCents(exact: Rational): Cents {
  return assertCents(Number(roundHalfUp(exact)));
}

/** Splits cents into equal parts whose sum is the total; what does not divide goes to the first part (2.10). */
export function splitCents(total: Cents, parts: number): Cents[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`cannot split into ${parts} parts`);
  const each = Math.trunc(total / parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? total - each * (parts - 1) : each));
}

/** Prints cents as a person of the locale writes them: `$1,047.53`. */
export function formatCents(amount: Cents, currency = 'USD', locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}
