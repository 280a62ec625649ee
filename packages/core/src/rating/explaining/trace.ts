import type { Cents } from '../../shared/money/money.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { DollarProduct, type Exact, printDecimal } from '../exact.ts';
import type { FlatCharge } from '../flat-charges.ts';
import { type RateBook, rowsOf } from '../book/rate-book.ts';
import type { CompiledRow } from '../book/rate-rows.ts';
import type { TraceStep } from '../rating.ts';
import { valueParts } from '../book/value-units.ts';

export type TracedItem = {
  readonly vehicleId: string;
  readonly coverage: string;
  /** What the sliced factor went by. */
  readonly value: Cents;
  readonly driver: number | undefined;
};

const print = ({ n, scale }: Exact) => printDecimal(BigInt(n), scale);

/** The steps of a rated coverage, from the same rows and in the same order as its price. */
export function traceCoverage(
  item: TracedItem,
  rows: readonly CompiledRow[],
  column: number,
  book: RateBook,
): TraceStep[] {
  const { vehicleId, coverage, value, driver } = item;
  const { factors: shapes } = book.structure;
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
        ...(ownValue(shapes, row.factor)?.keys === 'sliced'
          ? { parts: valueParts(rowsOf(book, row.factor), value, column) }
          : {}),
        ...(driver !== undefined && ownValue(shapes, row.factor)?.of === 'person' ? { driver } : {}),
      },
    ];
  });
}

/** The two steps of a flat charge: its yearly amount in dollars, and the term. */
export function traceFlatCharge(vehicleId: string, charge: FlatCharge, term: CompiledRow): TraceStep[] {
  const { coverage, row, times, byUnit } = charge;
  const amount: Exact = { n: (row.amount ?? 0) * times, scale: 2 };
  const share: Exact = { n: term.amount ?? 0, scale: 2 };
  const product = new DollarProduct();
  product.times(amount);
  const yearly = product.print();
  product.times(share);
  const rate = print({ n: row.amount ?? 0, scale: 2 });
  const parts = byUnit ? { parts: [{ key: row.key, rate, thousands: String(times) }] } : {};
  return [
    { vehicleId, coverage, factor: row.factor, key: row.key, value: print(amount), product: yearly, ...parts },
    { vehicleId, coverage, factor: term.factor, key: term.key, value: print(share), product: product.print() },
  ];
}
