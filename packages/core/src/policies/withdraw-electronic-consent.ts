import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { ElectronicConsentWithdrawn } from './events/owners.ts';
import type { ElectronicConsent } from './notices/counting-channel.ts';

export type WithdrawConsentRefusal = 'actor_not_allowed' | 'consent_not_given' | 'consent_withdrawn';

/** Whether it is written down that the insured of a policy withdrew the agreement to electronic records; paper is sent from then on. */
export function decideWithdrawElectronicConsent(
  { policyId, consent }: { readonly policyId: string; readonly consent: ElectronicConsent },
  actor: Principal,
): Decision<ElectronicConsentWithdrawn, WithdrawConsentRefusal> {
  if (!may(actor, 'policy:correct')) return refuse('actor_not_allowed', 'Your role may not do this to a policy.');
  if (consent.version === null) {
    return refuse('consent_not_given', 'Nobody agreed to electronic records here: notices go by post already.');
  }
  return consent.isWithdrawn
    ? refuse('consent_withdrawn', 'The agreement to electronic records was withdrawn already.')
    : accept({ type: 'electronic_consent_withdrawn', policyId });
}
