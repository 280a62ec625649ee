import { fieldOfViolation } from '@roadworthy/core/rating/field-of-violation.ts';
import type { Referral, Rejection } from '@roadworthy/core/rating/rating.ts';

/** What a rating says against a quote, each with the name of the answer that it is about. */
export function violationsOf(found: readonly (Referral | Rejection)[]) {
  return found.map((one) => ({ ...one, field: fieldOfViolation(one.code), step: null }));
}
