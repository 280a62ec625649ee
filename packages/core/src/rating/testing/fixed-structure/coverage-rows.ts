import type { Coverages } from '../../../products/coverages.ts';
import { type Column, collision, comprehensive, liability } from './factor-table.ts';
import { type DriverRows, costliestDriver } from './driver-rows.ts';
import { type Findings, reportMissingCover } from './findings.ts';
import type { CompiledRow, RateBook } from './rate-book.ts';
import type { VehicleRows } from './vehicle-rows.ts';

/** What the quote and the place bring to the vehicles kept there. `score` is undefined where the law forbids it. */
export type PlaceRows = {
  readonly territory: CompiledRow | undefined;
  readonly score: CompiledRow | undefined;
  readonly term: CompiledRow | undefined;
  readonly drivers: readonly DriverRows[];
};

/** A coverage whose price is a product: its rows in the order of multiplication. */
export type RatedCoverage = {
  readonly coverage: 'comprehensive' | 'collision' | 'liability';
  readonly column: Column;
  readonly rows: readonly CompiledRow[];
  readonly driver: number | undefined;
};

function collect(...rows: (CompiledRow | undefined)[]): CompiledRow[] {
  const found: CompiledRow[] = [];
  for (const row of rows) if (row) found.push(row);
  return found;
}

/**
 * The rows of a vehicle's comprehensive, collision and liability, as far as they are bought, by the table "which factor
 * touches which coverage" (docs/rules.md, rating). Incomplete where the findings say so.
 */
export function coverageRows(
  coverages: Coverages,
  vehicle: VehicleRows,
  place: PlaceRows,
  book: RateBook,
  findings: Findings,
): RatedCoverage[] {
  const { base, valueUnits, age, usage, rental, storage, miles, settlement, motorised } = vehicle;
  const { territory, score, term } = place;
  const rated: RatedCoverage[] = [];
  if (coverages.comprehensive) {
    const own = book.rows.deductible.byKey.get(coverages.comprehensive.deductible);
    if (!own) reportMissingCover(findings, 'comprehensive.deductible');
    const rows = collect(base, valueUnits, territory, age, storage, score, usage, rental, own, settlement, term);
    rated.push({ coverage: 'comprehensive', column: comprehensive, rows, driver: undefined });
  }
  if (coverages.collision) {
    const own = book.rows.deductible.byKey.get(coverages.collision.deductible);
    if (!own) reportMissingCover(findings, 'collision.deductible');
    const driver = motorised ? costliestDriver(place.drivers, collision) : undefined;
    const rows = collect(base, valueUnits, territory, age, score);
    if (driver) rows.push(...driver.rows);
    rows.push(...collect(usage, rental, miles, own, settlement, term));
    rated.push({ coverage: 'collision', column: collision, rows, driver: driver?.driver });
  }
  if (coverages.liability && motorised) {
    const limit = book.rows.increased_limits.byKey.get(coverages.liability.limit);
    if (!limit) reportMissingCover(findings, 'liability.limit');
    const driver = costliestDriver(place.drivers, liability);
    const rows = collect(base, territory, score);
    if (driver) rows.push(...driver.rows);
    rows.push(...collect(usage, rental, miles, limit, term));
    rated.push({ coverage: 'liability', column: liability, rows, driver: driver?.driver });
  }
  return rated;
}
