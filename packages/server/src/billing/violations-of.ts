import { fieldOfViolation } from '@roadworthy/core/rating/field-of-violation.ts';
import type { RateStructure } from '@roadworthy/core/rating/rate-structure.ts';
import type { RuleFinding } from '@roadworthy/core/quoting/rules/rule-findings.ts';
import type { Referral, Rejection } from '@roadworthy/core/rating/rating.ts';

/** What a rating says against a quote, each with the name of the answer that it is about. */
export function violationsOf(found: readonly (Referral | Rejection)[], structure: RateStructure) {
  return found.map((one) => ({ ...one, field: fieldOfViolation(one.code, structure) ?? '', step: null }));
}

/** What the underwriting rules say against a quote; the rule says which answer it is about. */
export function violationsOfRules(found: readonly RuleFinding[]) {
  return found.map(({ ruleId: _ruleId, ...one }) => ({ ...one, field: '', step: null }));
}
