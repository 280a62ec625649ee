import type { Principal } from '../identity/principal.ts';
import { isPermitted, refuseRole } from '../quoting/decide-transition.ts';
import { type QuoteFacts, referralsOf, type Violation } from '../quoting/subject/quote-facts.ts';
import { refuse, type Decision } from '../shared/decision.ts';
import type { ReferredFindings } from './follow-findings.ts';
import { type SubmitRefusal, withReasons } from './submit-underwriting-referral.ts';
import { words } from '../shared/words.ts';

export type ReferPolicyRefusal = SubmitRefusal | 'referral_pending';

/**
 * Whether an agent may ask an underwriter about a policy: for reasons of their own, one question at a time. Nothing is
 * locked, and the policy is in force as before.
 */
export function decideReferPolicy(
  reasons: readonly string[],
  actor: Pick<Principal, 'role'>,
  isRequested: boolean,
): Decision<ReferredFindings, ReferPolicyRefusal> {
  if (!isPermitted(actor.role, 'submit_underwriting_referral')) return refuseRole();
  if (isRequested) {
    return refuse(
      'referral_pending',
      words(
        'An underwriter is looking at this policy already. Write to them in the referral.',
        'Un souscripteur examine déjà cette police. Écrivez-lui dans la demande.',
      ),
    );
  }
  return withReasons({ reasons: [], findings: [] }, reasons);
}

type Found = Pick<QuoteFacts, 'rating' | 'findings' | 'ruled' | 'verified'>;
type Answered = Found & {
  /** What the answers say that takes an agent, whoever acts. */
  readonly mismatches: readonly Violation[];
};

/** What answers that came after the bind say and those before it did not: what an underwriter would have looked at. */
export function foundAfterBind(before: Found, after: Answered): readonly Violation[] {
  const known = referralsOf(before);
  const isNew = (one: Violation) => !known.some(({ code, value }) => code === one.code && value === one.value);
  return [...referralsOf(after), ...after.mismatches].filter(isNew);
}
