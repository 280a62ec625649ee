import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { Day } from '../shared/time/day.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Policy } from './policy.ts';
import { type PolicyStatus, statusesInForce } from './vocabulary.ts';
import type { PolicyExpired } from './events/terms.ts';
import { words } from '../shared/words.ts';

export type ExpirationRefusal = 'policy_not_in_force' | 'term_not_ended';

/** The statuses whose cover runs until the term's end, whatever is owed or announced meanwhile. */
const inForce: readonly PolicyStatus[] = statusesInForce;

/**
 * Rules 2.5: what is in force ends with its term. Today is the civil day of the risk's zone one minute ago, since cover
 * ends at 12:01 a.m. of the last day. A pending policy comes into force first, however late.
 */
export function decideExpiration(policy: Policy, today: Day): Decision<PolicyExpired, ExpirationRefusal> {
  if (!inForce.includes(policy.status)) {
    return refuse(
      'policy_not_in_force',
      words('Only a policy in force ends with its term.', 'Seule une police en vigueur prend fin avec son terme.'),
    );
  }
  if (today < policy.expirationDate) {
    return refuse(
      'term_not_ended',
      sentence(words('Cover ends on {day}.', 'La protection prend fin le {day}.'), { day: policy.expirationDate }),
    );
  }
  return accept({ type: 'policy_expired', policyId: policy.policyId });
}
