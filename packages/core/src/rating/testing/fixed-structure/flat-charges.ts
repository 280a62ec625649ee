import { motorisedOnly, type Coverages } from '../../../products/coverages.ts';
import type { CoverageCode } from '../../../products/vocabulary.ts';
import type { Cents } from '../../../shared/money/money.ts';
import type { CompiledRow, RateBook } from './rate-book.ts';
import { type Findings, reportMissingCover } from './findings.ts';

type FlatCoverage = Exclude<CoverageCode, 'liability' | 'comprehensive' | 'collision'>;

/** Covers that cost a yearly amount whatever the vehicle and the driver are, in the order of the items. */
export const flatCoverages: readonly FlatCoverage[] = [
  'uninsured_motorist',
  'medical_payments',
  'vacation_liability',
  'emergency_expense',
  'roadside',
  'glass',
  'full_timer_liability',
  'personal_effects',
  'pet',
];

/** A charge a year: the row's amount, so many times (personal effects by the thousand dollars, else once). */
export type FlatCharge = { readonly coverage: FlatCoverage; readonly row: CompiledRow; readonly times: number };

function keyOf(coverage: FlatCoverage, coverages: Coverages, motorised: boolean): string | number {
  if (coverage === 'roadside') return motorised ? 'motorised' : 'towable';
  if (coverage === 'personal_effects') return 'per_1000';
  if (coverage === 'glass' || coverage === 'pet') return 'all';
  return coverages[coverage]?.limit ?? 'all';
}

/** The flat charges of one vehicle. A cover that follows the tow vehicle is left out of a towable's price. */
export function flatCharges(
  coverages: Coverages,
  motorised: boolean,
  book: RateBook,
  findings: Findings,
): FlatCharge[] {
  const charges: FlatCharge[] = [];
  for (const coverage of flatCoverages) {
    if (!coverages[coverage]) continue;
    if (!motorised && (motorisedOnly as readonly CoverageCode[]).includes(coverage)) continue;
    const row = book.rows[coverage].byKey.get(keyOf(coverage, coverages, motorised));
    const times = coverage === 'personal_effects' ? (coverages.personal_effects?.limit ?? 0) / 1000 : 1;
    if (row && Number.isInteger(times)) charges.push({ coverage, row, times });
    else reportMissingCover(findings, coverage);
  }
  return charges;
}

/** A charge for the term in whole cents, half up: the term's row says how many cents of a yearly dollar it takes. */
export function flatCents(charge: FlatCharge, term: CompiledRow): Cents {
  const hundredths = (charge.row.amount ?? 0) * charge.times * (term.amount ?? 0);
  return Math.floor((hundredths + 50) / 100);
}
