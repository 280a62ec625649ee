import { assertCents, type Cents } from '../shared/money/money.ts';
import { rationalFromDecimal, roundHalfUp } from '../shared/money/rational.ts';

/** A decimal that is never negative: n / 10^scale. n is a safe integer, so that products can be checked for exactness. */
export type Exact = { readonly n: number; readonly scale: number };

/** Reads a decimal as PostgreSQL prints numeric and drops its trailing zeros. Throws a RangeError when it is negative. */
export function exactFromDecimal(text: string): Exact {
  const { n, d } = rationalFromDecimal(text);
  const scale = String(d).length - 1;
  if (n < 0n || n > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${text} cannot be a factor`);
  let digits = Number(n);
  let places = scale;
  while (places > 0 && digits % 10 === 0) {
    digits /= 10;
    places -= 1;
  }
  return { n: digits, scale: places };
}

const largestPower = 15;
const powers = Array.from({ length: largestPower + 1 }, (_, exponent) => 10 ** exponent);

/** Prints n / 10^scale without a trailing zero: `10.5`. */
export function printDecimal(n: bigint, scale: number): string {
  const digits = n.toString().padStart(scale + 1, '0');
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - scale);
  return scale > 0 && fraction ? `${whole}.${fraction}` : whole;
}

/** Rounds n / 10^scale half up to a whole number, exactly; n is a safe integer. */
function roundSafe(n: number, scale: number): number {
  const divisor = powers[scale] ?? Infinity;
  const rest = n % divisor;
  const whole = (n - rest) / divisor;
  // Twice a rest below 10^15 is still a safe integer.
  return rest * 2 >= divisor ? whole + 1 : whole;
}

/**
 * The product of decimal dollars and factors in whole cents, rounded half up once. It multiplies doubles while the
 * product stays a safe integer, where they are exact, and whole big integers beyond.
 */
export class DollarProduct {
  #low = 1;
  #high: bigint | null = null;
  #scale = 0;

  times(factor: Exact): void {
    const product = this.#low * factor.n;
    // A true product beyond 2^53 - 1 rounds to 2^53 or more, so this sees every inexact one.
    if (product > Number.MAX_SAFE_INTEGER) {
      this.#high = this.#high === null ? BigInt(this.#low) : this.#high * BigInt(this.#low);
      this.#low = factor.n;
    } else {
      this.#low = product;
    }
    this.#scale += factor.scale;
  }

  /** Whole cents, half up. Throws a RangeError beyond 2^53. */
  cents(): Cents {
    const scale = this.#scale - 2;
    if (this.#high === null && scale >= 0 && scale <= largestPower) return roundSafe(this.#low, scale);
    const n = this.digits();
    return assertCents(Number(scale < 0 ? n * 10n ** BigInt(-scale) : roundHalfUp({ n, d: 10n ** BigInt(scale) })));
  }

  /** The exact product in dollars, as a decimal text. */
  print(): string {
    return printDecimal(this.digits(), this.#scale);
  }

  digits(): bigint {
    return this.#high === null ? BigInt(this.#low) : this.#high * BigInt(this.#low);
  }
}
