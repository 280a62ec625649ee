import type { Sentence } from '../../../shared/text/sentence.ts';
import type { CompiledRow } from './rate-book.ts';
import type { MissingField, Referral, ReferralCode, Rejection } from './fixed-rating.ts';

/** What a rating finds beside a price. `priced` is false once a coverage cannot be computed. */
export type Findings = {
  readonly missing: MissingField[];
  readonly referrals: Referral[];
  readonly rejections: Rejection[];
  priced: boolean;
};

/** Nothing found yet. */
export function newFindings(): Findings {
  return { missing: [], referrals: [], rejections: [], priced: true };
}

/** What is said when an answer is needed, by the last part of the field's path. */
const messages = {
  payment_term: 'Choose how you want to pay.',
  policy_duration_months: 'Choose a term of 12 or 6 months.',
  coverages: 'Choose a plan.',
  discounts: 'One of the discounts is not in this rate book.',
  insurance_score: 'The insurance score has not come back yet.',
  garaging_state: 'We have no rates for this state or province.',
  vehicles: 'Add a vehicle.',
  drivers: 'Add the person who drives.',
  type: 'Choose what you are insuring.',
  year: 'Enter the model year.',
  rating_value: 'Enter what the vehicle is worth.',
  rating_value_type: 'Choose what a total loss pays.',
  usage_type: 'Tell us how you use it.',
  rental_utilization_rate: 'Tell us whether you rent it out.',
  storage_type: 'Tell us where you keep it.',
  estimated_yearly_mileage: 'Enter the miles you drive in a year.',
  birthdate: 'Enter the birth date.',
  rv_driving_experience_years: 'Enter the years of driving a recreational vehicle.',
  points: 'Tell us about accidents and violations of the last 36 months.',
} as const;

type Field = keyof typeof messages;

/** Notes that an answer of the quote itself is needed. */
export function reportMissing(findings: Findings, field: Field): void {
  noteOnce(findings, field, messages[field]);
}

// Vehicles kept in several states ask for the same answers.
function noteOnce(findings: Findings, path: string, message: string): void {
  if (!findings.missing.some((missing) => missing.path === path)) findings.missing.push({ path, message });
  findings.priced = false;
}

/** Notes that an answer about one vehicle or driver is needed. */
export function reportMissingOf(findings: Findings, list: 'vehicles' | 'drivers', index: number, field: Field): void {
  noteOnce(findings, `${list}.${index}.${field}`, messages[field]);
}

/** Notes a cover whose limit or deductible this rate book does not hold. */
export function reportMissingCover(findings: Findings, path: string): void {
  findings.missing.push({ path: `coverages.${path}`, message: 'Choose another limit or deductible for this cover.' });
  findings.priced = false;
}

/** Notes that an underwriter must look first; the price stands. */
export function reportReferral(
  findings: Findings,
  code: ReferralCode,
  message: Sentence,
  value: number | string,
  threshold: number | string,
): void {
  findings.referrals.push({ code, ...message, value, threshold });
}

/** Whether a row can be multiplied; a row that only refers cannot. */
export function hasFactors(row: CompiledRow): boolean {
  return row.factors[0] !== null || row.factors[1] !== null || row.factors[2] !== null;
}
