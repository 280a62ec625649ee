import type { CoverageCode } from '../../../products/vocabulary.ts';
import type { Cents } from '../../../shared/money/money.ts';
import { DollarProduct, type Exact, printDecimal } from '../../exact.ts';
import type { Column } from './factor-table.ts';
import type { FlatCharge } from './flat-charges.ts';
import type { CompiledRow, RateBook } from './rate-book.ts';
import type { TraceStep } from './fixed-rating.ts';
import { valueParts } from './value-units.ts';

const driverFactors: ReadonlySet<string> = new Set(['driver_age', 'experience', 'points']);

export type TracedItem = {
  readonly vehicleId: string;
  readonly coverage: CoverageCode;
  readonly value: Cents;
  readonly driver: number | undefined;
};

const print = ({ n, scale }: Exact) => printDecimal(BigInt(n), scale);

/** The steps of a rated coverage, from the same rows and in the same order as its price. */
export function traceCoverage(
  item: TracedItem,
  rows: readonly CompiledRow[],
  column: Column,
  book: RateBook,
): TraceStep[] {
  const { vehicleId, coverage, value, driver } = item;
  const product = new DollarProduct();
  return rows.flatMap((row) => {
    const factor = row.factors[column];
    if (!factor) return [];
    product.times(factor);
    return [
      {
        vehicleId,
        coverage,
        factor: row.factor,
        key: row.key,
        value: print(factor),
        product: product.print(),
        ...(row.factor === 'value' ? { parts: valueParts(book.rows.value, value, column) } : {}),
        ...(driver !== undefined && driverFactors.has(row.factor) ? { driver } : {}),
      },
    ];
  });
}

/** The two steps of a flat charge: its yearly amount in dollars, and the term. */
export function traceFlatCharge(vehicleId: string, charge: FlatCharge, term: CompiledRow): TraceStep[] {
  const { coverage, row, times } = charge;
  const amount: Exact = { n: (row.amount ?? 0) * times, scale: 2 };
  const share: Exact = { n: term.amount ?? 0, scale: 2 };
  const product = new DollarProduct();
  product.times(amount);
  const yearly = product.print();
  product.times(share);
  const rate = print({ n: row.amount ?? 0, scale: 2 });
  const parts = coverage === 'personal_effects' ? { parts: [{ key: row.key, rate, thousands: String(times) }] } : {};
  return [
    { vehicleId, coverage, factor: row.factor, key: row.key, value: print(amount), product: yearly, ...parts },
    { vehicleId, coverage, factor: term.factor, key: term.key, value: print(share), product: product.print() },
  ];
}
