import type { AbilityFragment, KnownPolicyFragment, PolicyRecordFragment } from '../../../generated/documents.ts';
import { isNeverFor } from '../../shared/actions/action.ts';

/** A policy as its page shows it, as it was known: what stands above its tabs today was not there, or is said by the band. */
export function pastPolicy<Policy extends PolicyRecordFragment>(policy: Policy, known: KnownPolicyFragment): Policy {
  return {
    ...policy,
    policy_status: known.status,
    effective_date: known.effective_date,
    expiration_date: known.expiration_date,
    cancelled_as_of: known.cancelled_as_of,
    premium: known.premium,
    fees: known.fees,
    total: known.total,
    current_quote_id: known.quote_id,
    current_quote: known.quote && { ...known.quote, reviews: [] },
    policy_cancellations: [],
    policy_reinstatements: [],
    policy_refunds: [],
    returned: [],
  };
}

/** Actions as they are in the past: closed, with that for a reason; what a role never may stays out. */
export function closedInPast(abilities: readonly AbilityFragment[], message: string): AbilityFragment[] {
  return abilities.map((one) => (isNeverFor(one) ? one : { ...one, allowed: false, code: 'looking_back', message }));
}
