import { findBand } from '../../band.ts';
import type { Exact } from '../../exact.ts';
import { printDecimal } from '../../exact.ts';
import type { Column } from './factor-table.ts';
import type { CompiledRow, FactorRows } from './rate-book.ts';
import type { TracePart } from './fixed-rating.ts';
import type { Cents } from '../../../shared/money/money.ts';

// A unit is $1,000, which is 10^5 cents.
const unitScale = 5;

function unitsIn(bands: readonly CompiledRow[], value: Cents, column: Column): Exact | null {
  let scale = 0;
  for (const band of bands) scale = Math.max(scale, band.factors[column]?.scale ?? 0);
  let n = 0;
  for (const band of bands) {
    const from = band.from * 100;
    if (value <= from) break;
    const factor = band.factors[column];
    if (!factor) return null;
    n += (Math.min(value, band.to * 100) - from) * factor.n * 10 ** (scale - factor.scale);
  }
  if (!Number.isSafeInteger(n)) return null;
  // Dropping the zeros of whole dollars keeps the later products inside 2^53.
  if (n % 100_000 === 0) return { n: n / 100_000, scale };
  return n % 100 === 0 ? { n: n / 100, scale: scale + unitScale - 2 } : { n, scale: scale + unitScale };
}

/**
 * The row of the highest slice that a value (cents) reaches, carrying the value's weighted thousands as its factors:
 * every slice counts at its own rate, a thousand in fractions (docs/rules.md, rating). Undefined for what no slice holds.
 */
export function valueRow(table: FactorRows, value: Cents): CompiledRow | undefined {
  const slice = value >= 0 ? findBand(table.bands, value / 100) : undefined;
  if (!slice) return undefined;
  const comprehensive = unitsIn(table.bands, value, 0);
  const collision = unitsIn(table.bands, value, 1);
  return comprehensive && collision ? { ...slice, factors: [comprehensive, collision, null] } : undefined;
}

/** The slices behind a value's units, for a trace: rate times thousands adds up to them. */
export function valueParts(table: FactorRows, value: Cents, column: Column): TracePart[] {
  return table.bands.flatMap((band) => {
    const factor = band.factors[column];
    const cents = Math.min(value, band.to * 100) - band.from * 100;
    if (!factor || cents <= 0) return [];
    const rate = printDecimal(BigInt(factor.n), factor.scale);
    return [{ key: band.key, rate, thousands: printDecimal(BigInt(cents), unitScale) }];
  });
}
