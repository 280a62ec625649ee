import { numberFormat } from '../text/formats.ts';
import { add, compare, type Rational, rational, roundHalfUp } from './rational.ts';

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

/** The largest whole number that is not above a fraction. */
function floor({ n, d }: Rational): bigint {
  return n >= 0n ? n / d : -((d - 1n - n) / d);
}

/**
 * Rounds exact amounts of cents so that they add up to their own rounded sum, or to a total that differs from it by less
 * than a cent: each down, then a cent more where most was cut off, the earlier first among equals (docs/rules.md, cents).
 */
export function roundTogether(
  exact: readonly Rational[],
  total: Cents = toCents(exact.reduce(add, rational(0))),
): Cents[] {
  const whole = exact.map((one) => Number(floor(one)));
  const left = total - sumCents(whole);
  const rest = exact.map((one, index) => ({ index, cut: { n: one.n - floor(one) * one.d, d: one.d } }));
  const raised = new Set(
    rest
      .toSorted((a, b) => compare(b.cut, a.cut) || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return whole.map((cents, index) => assertCents(cents + (raised.has(index) ? 1 : 0)));
}

/** Splits cents into equal parts whose sum is the total; what does not divide goes to the first part (2.10). */
export function splitCents(total: Cents, parts: number): Cents[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`cannot split into ${parts} parts`);
  const each = Math.trunc(total / parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? total - each * (parts - 1) : each));
}

/** Prints cents as a person of the locale writes them: `$1,047.53`. */
export function formatCents(amount: Cents, currency = 'USD', locale = 'en-US'): string {
  return numberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}
