import { sameInBoth } from '../../../shared/words.ts';
import { compare, multiply, rational, type Rational } from '../../../shared/money/rational.ts';
import { ageOn } from '../../../shared/time/day.ts';
import { sentence } from '../../../shared/text/sentence.ts';
import { findBand } from '../../band.ts';
import type { Column } from './factor-table.ts';
import { type Findings, reportMissing, reportMissingOf, reportReferral } from './findings.ts';
import type { CompiledRow, RateBook } from './rate-book.ts';
import { forbidsScoreAndAge, type RatedDriver, type RatingSubject } from './fixed-subject.ts';

/** The rows of one driver, in the order of a trace. */
export type DriverRows = { readonly driver: number; readonly rows: readonly CompiledRow[] };

function checkDriver(driver: RatedDriver, age: number | null, book: RateBook, findings: Findings): void {
  const youngest = book.rows.driver_age.bands[0]?.from ?? 0;
  if (age !== null && age < youngest) {
    findings.rejections.push({
      code: 'driver_under_age',
      ...sentence(sameInBoth('A driver must be {age} or older.'), { age: youngest }),
    });
  }
  const points = driver.points === null ? undefined : findBand(book.rows.points.bands, driver.points);
  if (points?.refer && driver.points !== null) {
    const form = 'A driver has {points} or more points. An underwriter looks at the record first.';
    reportReferral(
      findings,
      'driver_points',
      sentence(sameInBoth(form), { points: points.from }),
      driver.points,
      points.from,
    );
  }
}

function rowsOf(
  driver: RatedDriver,
  index: number,
  age: number | null,
  ageCounts: boolean,
  book: RateBook,
  findings: Findings,
): DriverRows | null {
  const ageRow = age === null || !ageCounts ? undefined : findBand(book.rows.driver_age.bands, age);
  const years = driver.rvExperienceYears;
  const experience = years === null ? undefined : findBand(book.rows.experience.bands, years);
  const points = driver.points === null ? undefined : findBand(book.rows.points.bands, driver.points);
  if (ageCounts && age === null) reportMissingOf(findings, 'drivers', index, 'birthdate');
  // A driver who is too young has been rejected already and has no factor.
  else if (ageCounts && !ageRow) findings.priced = false;
  if (!experience) reportMissingOf(findings, 'drivers', index, 'rv_driving_experience_years');
  if (!points) reportMissingOf(findings, 'drivers', index, 'points');
  if (!experience || !points) return null;
  if (!ageCounts) return { driver: index, rows: [experience, points] };
  return ageRow ? { driver: index, rows: [ageRow, experience, points] } : null;
}

const ageOf = ({ birthdate }: RatedDriver, { effectiveDate }: RatingSubject): number | null =>
  birthdate === null ? null : ageOn(birthdate, effectiveDate);

/** The rules on age and points, which hold for every driver wherever the vehicles are kept. */
export function checkDrivers(subject: RatingSubject, book: RateBook, findings: Findings): void {
  for (const driver of subject.drivers) checkDriver(driver, ageOf(driver, subject), book, findings);
}

/**
 * The rows of every driver for vehicles kept in a state, asked for where a motorised vehicle's collision or liability
 * depends on them.
 */
export function driverRows(
  subject: RatingSubject,
  state: string | null,
  book: RateBook,
  findings: Findings,
): DriverRows[] {
  const { drivers } = subject;
  const ageCounts = state === null || !forbidsScoreAndAge(state);
  const found: DriverRows[] = [];
  if (drivers.length === 0) reportMissing(findings, 'drivers');
  for (const [index, driver] of drivers.entries()) {
    const rows = rowsOf(driver, index, ageOf(driver, subject), ageCounts, book, findings);
    if (rows) found.push(rows);
  }
  return found;
}

function productOf(rows: readonly CompiledRow[], column: Column): Rational {
  return rows.reduce((product, { factors }) => {
    const factor = factors[column];
    return factor ? multiply(product, rational(factor.n, 10 ** factor.scale)) : product;
  }, rational(1));
}

/** The driver who counts for a coverage: the highest product, the first of equals (docs/rules.md, rating). */
export function costliestDriver(drivers: readonly DriverRows[], column: Column): DriverRows | undefined {
  if (drivers.length < 2) return drivers[0];
  return drivers.reduce((costliest, candidate) =>
    compare(productOf(candidate.rows, column), productOf(costliest.rows, column)) > 0 ? candidate : costliest,
  );
}
