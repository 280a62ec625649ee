/** An exact fraction: numerator over a positive denominator. Not reduced; factors of a rating stay small. */
export type Rational = { readonly n: bigint; readonly d: bigint };

/** The fraction n/d. Throws a RangeError when d is not positive. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const denominator = BigInt(d);
  if (denominator <= 0n) throw new RangeError('a denominator must be positive');
  return { n: BigInt(n), d: denominator };
}

/** Reads a decimal as PostgreSQL's numeric prints it: `-12.50`. Throws a RangeError on anything else. */
export function rationalFromDecimal(text: string): Rational {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`"${text}" is not a decimal number`);
  const [, sign, whole = '0', fraction = ''] = match;
  const magnitude = BigInt(whole + fraction);
  return { n: sign === '-' ? -magnitude : magnitude, d: 10n ** BigInt(fraction.length) };
}

export function add(a: Rational, b: Rational): Rational {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function multiply(a: Rational, b: Rational): Rational {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** Below, equal or above zero as a is smaller than, equal to or larger than b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest whole number, halves away from zero: `hu(x)` in the rules (2.6). */
export function roundHalfUp({ n, d }: Rational): bigint {
  const magnitude = n < 0n ? -n : n;
  const rounded = (2n * magnitude + d) / (2n * d);
  return n < 0n ? -rounded : rounded;
}

/** Prints at most `digits` decimals, for a trace that a person reads. */
export function printRational(value: Rational, digits = 6): string {
  const scaled = roundHalfUp({ n: value.n * 10n ** BigInt(digits), d: value.d });
  const sign = scaled < 0n ? '-' : '';
  const text = (scaled < 0n ? -scaled : scaled).toString().padStart(digits + 1, '0');
  const fraction = text.slice(text.length - digits).replace(/0+$/, '');
  return sign + text.slice(0, text.length - digits) + (fraction ? `.${fraction}` : '');
}
