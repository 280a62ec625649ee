import { accept, refuse, type Decision } from '../shared/decision.ts';
import { type PolicyDuration, policyDurations } from './vocabulary.ts';
import { words } from '../shared/words.ts';

export const chooseTerm = words('Choose one of the terms shown.', 'Choisissez une des durées affichées.');

/**
 * A length of the term, in months, that a product offers and some line has. Refusal: `duration_not_offered`.
 */
export function checkPolicyDuration(
  months: number,
  offered: readonly number[],
): Decision<PolicyDuration, 'duration_not_offered'> {
  const duration = policyDurations.find((known) => known === months);
  return duration !== undefined && offered.includes(duration)
    ? accept(duration)
    : refuse('duration_not_offered', chooseTerm, 'policy_duration_months');
}
