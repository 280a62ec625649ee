import { checkEmail } from '../identity/email.ts';
import { may, type Principal } from '../identity/principal.ts';
import { findPhoneProblem } from '../shared/text/check-phone.ts';
import type { Entity } from '../quoting/quote.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { Policy } from './policy.ts';
import { endedStatuses } from './vocabulary.ts';
import type { NamedInsuredCorrected } from './events/changes.ts';
import { mayNotDoToPolicy } from './cancellation/cancel-policy.ts';
import { words } from '../shared/words.ts';

export const saysSoAlready = words('This is what the policy says already.', 'C’est déjà ce qu’indique la police.');

export const endedStaysAsItIs = words(
  'This policy has ended. What it says stays as it is.',
  'Cette police a pris fin. Ce qu’elle indique reste tel quel.',
);

/** How the named insured of a policy is reached, as somebody corrects it. */
export type Contact = { readonly email: string; readonly phone: string };

/** Whether the contact of a policy's named insured may be corrected at all. */
export function checkCorrectable({ status }: Pick<Policy, 'status'>, actor: Principal): Decision<true> {
  if (!may(actor, 'policy:correct')) return refuse('actor_not_allowed', mayNotDoToPolicy);
  return endedStatuses.some((one) => one === status) ? refuse('policy_over', endedStaysAsItIs) : accept(true);
}

/**
 * A correction that carries no premium and changes nothing of what is insured (docs/rules.md, corrections): e-mail
 * address and telephone number. Name, birth date and license are part of what was signed and priced, and are corrected as
 * a change whose price comes to the same.
 */
export function decideCorrectNamedInsured(
  policy: Pick<Policy, 'policyId' | 'status' | 'currentQuoteId'>,
  insured: Pick<Entity, 'entityId' | 'email' | 'phone'>,
  requested: Contact,
  actor: Principal,
): Decision<NamedInsuredCorrected> {
  const may = checkCorrectable(policy, actor);
  if (!may.ok) return may;
  const email = checkEmail(requested.email, 'named_insured.email');
  if (!email.ok) return email;
  const phone = requested.phone.trim() || null;
  const problem = phone === null ? null : findPhoneProblem(phone, 'named_insured.phone');
  if (problem) return { ok: false, refusal: problem };
  if (email.event === insured.email && phone === insured.phone) {
    return refuse('nothing_changed', saysSoAlready);
  }
  const { policyId, currentQuoteId: quoteId } = policy;
  return accept({
    type: 'named_insured_corrected',
    policyId,
    quoteId,
    entityId: insured.entityId,
    formerEmail: insured.email,
    email: email.event,
    phone,
  });
}
