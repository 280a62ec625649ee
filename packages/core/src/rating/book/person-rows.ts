import { ownValue } from '../../shared/text/own-value.ts';
import { compare, multiply, rational, type Rational } from '../../shared/money/rational.ts';
import { type Findings, reportMissing, reportRejection } from '../findings.ts';
import { findRow, numberOf, pathOf, referRow } from './find-row.ts';
import { type CompiledFactor, isBarred, noRowsYet, type RateBook } from './rate-book.ts';
import type { CompiledRow } from './rate-rows.ts';
import type { LineSubject } from '../rating-subject.ts';

/** The rows of one person by the position of their factor; `person` is the position in the subject. */
export type PersonRows = { readonly person: number; readonly rows: readonly (CompiledRow | undefined)[] };

function isBelow({ shape, rows }: CompiledFactor, number: number | null): boolean {
  return shape.below !== undefined && number !== null && number < (rows.bands[0]?.from ?? 0);
}

/** What refers or refuses a person, which holds wherever the objects are kept and whatever is bought. */
export function checkPersons(subject: LineSubject, book: RateBook, findings: Findings): void {
  for (const [index, person] of subject.drivers.entries()) {
    for (const factor of book.ofPersons) {
      const { shape, rows } = factor;
      const answer = ownValue(person, shape.answer);
      const number = shape.below ? numberOf(answer, shape, subject.effectiveDate) : null;
      if (shape.below && isBelow(factor, number)) {
        reportRejection(findings, shape.below, rows.bands[0]?.from ?? 0, pathOf(factor, `drivers.${index}.`));
      }
      if (!shape.refer) continue;
      const row = findRow(factor, answer, subject.effectiveDate);
      if (row) referRow(factor, row, { answer, before: `drivers.${index}.` }, subject.effectiveDate, findings);
    }
  }
}

function rowsOfPerson(
  subject: LineSubject,
  index: number,
  factors: readonly CompiledFactor[],
  book: RateBook,
  findings: Findings,
): PersonRows | null {
  const rows = noRowsYet(book);
  let whole = true;
  for (const factor of factors) {
    const answer = ownValue(subject.drivers[index], factor.shape.answer);
    const row = findRow(factor, answer, subject.effectiveDate);
    if (row) rows[factor.position] = row;
    else {
      whole = false;
      const number = numberOf(answer, factor.shape, subject.effectiveDate);
      // Who is refused has been told so already and has no factor.
      if (isBelow(factor, number)) findings.priced = false;
      else reportMissing(findings, pathOf(factor, `drivers.${index}.`), factor.shape.asks);
    }
  }
  return whole ? { person: index, rows } : null;
}

/** The rows of every person for objects kept in a state; the factors that the law bars there do not count. */
export function personRows(
  subject: LineSubject,
  state: string | null,
  book: RateBook,
  findings: Findings,
): PersonRows[] {
  const { effectiveDate, drivers } = subject;
  const factors = book.ofPersons.filter((factor) => !isBarred(factor, state, effectiveDate));
  if (drivers.length === 0) reportMissing(findings, 'drivers', book.structure.persons?.asks);
  const found: PersonRows[] = [];
  for (let index = 0; index < drivers.length; index += 1) {
    const rows = rowsOfPerson(subject, index, factors, book, findings);
    if (rows) found.push(rows);
  }
  return found;
}

function productOf(rows: readonly (CompiledRow | undefined)[], column: number): Rational {
  let product = rational(1);
  for (const row of rows) {
    const factor = row?.factors[column];
    if (factor) product = multiply(product, rational(factor.n, 10 ** factor.scale));
  }
  return product;
}

/** The person who counts for a coverage: the highest product, the first of equals (docs/rules.md, rating). */
export function costliestPerson(persons: readonly PersonRows[], column: number): PersonRows | undefined {
  if (persons.length < 2) return persons[0];
  return persons.reduce((costliest, candidate) =>
    compare(productOf(candidate.rows, column), productOf(costliest.rows, column)) > 0 ? candidate : costliest,
  );
}
