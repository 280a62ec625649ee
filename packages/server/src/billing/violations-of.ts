import { stepOfField } from '@roadworthy/core/quoting/missing.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { RuleFinding } from '@roadworthy/core/quoting/rules/rule-findings.ts';
import type { VerificationFindings } from '@roadworthy/core/quoting/verifications/verification-findings.ts';
import { namingVehicle } from '@roadworthy/core/quoting/which-vehicle.ts';
import type { Referral, Rejection } from '@roadworthy/core/rating/rating.ts';

/** What a rating says against a quote, at the answer that it is about: which vehicle it is where there are several. */
export function violationsOf(found: readonly (Referral | Rejection)[], quote: Quote) {
  return found.map((one) => ({
    ...namingVehicle(quote, one.field, one),
    step: stepOfField(quote.provider, one.field),
  }));
}

/** What underwriting says against a quote: an answer to a question at that one; a rule says itself what it is about. */
export function violationsOfRules(found: readonly RuleFinding[]) {
  return found.map(({ ruleId: _ruleId, field = '', ...one }) => ({
    ...{ ...one, field },
    step: field === '' ? null : 'history',
  }));
}

/** What the answers to checks say against a quote; no answer of the customer's mends it. */
export function violationsOfChecks(found: VerificationFindings['referrals']) {
  return found.map((one) => ({ ...one, field: '', step: null }));
}
