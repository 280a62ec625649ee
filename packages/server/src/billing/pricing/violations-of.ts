import { stepOfField } from '@roadworthy/core/quoting/checks/missing.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { RuleFinding } from '@roadworthy/core/quoting/rules/rule-findings.ts';
import type { VerificationFindings } from '@roadworthy/core/quoting/verifications/verification-findings.ts';
import { namingVehicle } from '@roadworthy/core/quoting/editing/which-vehicle.ts';
import type { Referral, Rejection } from '@roadworthy/core/rating/rating.ts';

/** What a rating or a rule says against a quote, at the answer that it is about: which vehicle it is where there are several. */
export function violationsOf(found: readonly (Referral | Rejection | RuleFinding)[], quote: Quote) {
  return found.map(({ field = '', ...one }) => ({
    ...namingVehicle(quote, field, one),
    field,
    step: field === '' ? null : stepOfField(quote.provider, field),
  }));
}

/** What the answers to checks say against a quote; no answer of the customer's mends it. */
export function violationsOfChecks(found: VerificationFindings['referrals']) {
  return found.map((one) => ({ ...one, field: '', step: null }));
}
