import type { CoverProblemCode } from '../../products/coverages.ts';
import type { LegalGap } from '../../products/legal-gap.ts';
import type { LineProblemCode } from '../../lines/find-line-problems.ts';
import type { CoversRefusal } from '../../lines/read-covers.ts';
import type { Refusal } from '../../shared/decision.ts';
import type { VinRefusal } from '../checks/check-vin.ts';

/**
 * What has to happen before the quote can be sold: `answer` what is open, `change` what is there, or let an
 * `underwriter` look, who alone may waive it.
 */
export type Remedy = 'answer' | 'change' | 'underwriter';

export type FindingCode =
  | CoverProblemCode
  | CoversRefusal
  | VinRefusal
  | LegalGap
  | LineProblemCode
  | 'other_country'
  | 'other_state'
  | 'product_not_live'
  | 'settlement_missing'
  | 'too_old_to_replace'
  | 'purchase_price_missing'
  | 'vin_missing'
  | 'vin_twice'
  | 'salvage_title'
  | 'many_vehicles'
  | 'insured_minor'
  | 'license_missing'
  | 'experience_too_long';

/** One thing that stands in the way of insuring a quote, at the field that mends it. */
export type Finding = Refusal<FindingCode | (string & {})> & {
  readonly field: string;
  readonly remedy: Remedy;
  /** What was found, where an underwriter may waive it: which vehicle, or how many. */
  readonly value?: string | number;
};

/** A finding of a refusal; one without a field is about the whole named `otherwise`. */
export function finding(remedy: Remedy, refusal: Refusal<Finding['code']>, otherwise = 'quote'): Finding {
  return { ...refusal, field: refusal.field ?? otherwise, remedy };
}

/** A finding that an underwriter may waive, for this value and no worse one. */
export function referred(input: Refusal<FindingCode> & { readonly field: string }, value: string | number): Finding {
  return { ...input, remedy: 'underwriter', value };
}

/** The finding as the refusal of whatever it stands in the way of. */
export function refusalOf({
  remedy: _remedy,
  value: _value,
  ...refusal
}: Finding): Refusal<Finding['code']> & { readonly field: string } {
  return refusal;
}
