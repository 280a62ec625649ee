import { ageOn, type Day, yearOf } from '../../shared/time/day.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { findBand } from '../band.ts';
import { driverPoints, type Incidents } from '../driver-points.ts';
import { type Findings, reportMissing, reportReferral } from '../findings.ts';
import type { CompiledFactor } from './rate-book.ts';
import { type CompiledRow, hasFactors } from './rate-rows.ts';
import type { FactorShape } from '../rate-structure.ts';
import { valueRow } from './value-units.ts';

function isIncidents(answer: unknown): answer is Incidents {
  return typeof answer === 'object' && answer !== null;
}

/** An answer as a number of its factor: as it is, in full years at a day, or in points; null for what is none. */
export function numberOf(answer: unknown, { as, schedule }: FactorShape, effectiveDate: Day): number | null {
  if (as === 'years_of_age') return typeof answer === 'string' ? ageOn(answer as Day, effectiveDate) : null;
  if (as === 'points' && isIncidents(answer)) return driverPoints(answer, schedule ?? {});
  if (typeof answer !== 'number') return null;
  return as === 'model_years' ? Math.max(0, yearOf(effectiveDate) - answer) : answer;
}

function byName({ rows, shape }: CompiledFactor, answer: unknown): CompiledRow | undefined {
  const provided = answer ?? shape.otherwise ?? null;
  if (typeof provided !== 'string' && typeof provided !== 'number') return undefined;
  return rows.byKey.get(ownValue(shape.like, provided)?.key ?? provided);
}

/** The row that an answer falls into; undefined for one that is open or that no row holds. */
export function findRow(factor: CompiledFactor, answer: unknown, effectiveDate: Day): CompiledRow | undefined {
  const { shape, rows } = factor;
  if (shape.keys === 'named') return byName(factor, answer);
  const number = numberOf(answer, shape, effectiveDate);
  if (number === null) return undefined;
  return shape.keys === 'sliced' ? valueRow(rows, number, factor.columns) : findBand(rows.bands, number);
}

/** What an answer is called in a referral: the number that was found, or the answer itself. */
function valueOf(answer: unknown, shape: FactorShape, effectiveDate: Day): number | string {
  return numberOf(answer, shape, effectiveDate) ?? String(answer);
}

/** An answer that was given, and what of the quote it is about: `vehicles.1.`, or nothing. */
type ProvidedAnswer = { readonly answer: unknown; readonly before: string };

/** Notes that an underwriter looks first, where the row or the answer itself asks for it. */
export function referRow(
  factor: CompiledFactor,
  row: CompiledRow,
  { answer, before }: ProvidedAnswer,
  day: Day,
  findings: Findings,
): void {
  const { shape } = factor;
  const about = () => ({ field: pathOf(factor, before), value: valueOf(answer, shape, day) });
  if (row.refer && shape.refer) reportReferral(findings, shape.refer, row, about());
  const like = typeof answer === 'string' ? ownValue(shape.like, answer) : undefined;
  if (like?.refer) reportReferral(findings, like.refer, row, about());
}

/** Where an answer stands in the quote: its own path, after the place of the thing it is about. */
export function pathOf({ shape }: CompiledFactor, before = ''): string {
  return `${before}${shape.path ?? shape.answer}`;
}

/**
 * The row of an answer, with what follows from it noted: that it is missing at its path, that an underwriter looks
 * first, that it has no price.
 */
export function lookUp(
  factor: CompiledFactor,
  answer: unknown,
  before: string,
  effectiveDate: Day,
  findings: Findings,
): CompiledRow | undefined {
  const row = findRow(factor, answer, effectiveDate);
  if (!row) {
    reportMissing(findings, pathOf(factor, before), factor.shape.asks);
    return undefined;
  }
  if (row.refer || factor.shape.like) referRow(factor, row, { answer, before }, effectiveDate, findings);
  if (row.refer && !hasFactors(row)) findings.priced = false;
  return row;
}
