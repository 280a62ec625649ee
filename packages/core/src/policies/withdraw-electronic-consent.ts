import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { ElectronicConsentWithdrawn } from './events/owners.ts';
import type { ElectronicConsent } from './notices/counting-channel.ts';
import { words } from '../shared/words.ts';
import { mayNotDoToPolicy } from './cancellation/cancel-policy.ts';

export type WithdrawConsentRefusal = 'actor_not_allowed' | 'consent_not_given' | 'consent_withdrawn';

/** Whether it is written down that the insured of a policy withdrew the agreement to electronic records; paper is sent from then on. */
export function decideWithdrawElectronicConsent(
  { policyId, consent }: { readonly policyId: string; readonly consent: ElectronicConsent },
  actor: Principal,
): Decision<ElectronicConsentWithdrawn, WithdrawConsentRefusal> {
  if (!may(actor, 'policy:correct')) return refuse('actor_not_allowed', mayNotDoToPolicy);
  if (consent.version === null) {
    return refuse(
      'consent_not_given',
      words(
        'Nobody agreed to electronic records here: notices go by post already.',
        'Personne n’a consenti ici aux documents électroniques : les avis partent déjà par la poste.',
      ),
    );
  }
  return consent.isWithdrawn
    ? refuse(
        'consent_withdrawn',
        words(
          'The agreement to electronic records was withdrawn already.',
          'Le consentement aux documents électroniques a déjà été retiré.',
        ),
      )
    : accept({ type: 'electronic_consent_withdrawn', policyId });
}
