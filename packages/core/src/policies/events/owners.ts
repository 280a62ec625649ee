import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words, whether } from '../../shared/words.ts';

/** A customer’s account lost a policy, or a quote that is none; what its new owner is told stands elsewhere. */
export const claimedUserReset = defineEvent('claimed_user_reset', {
  about: { quoteId: field.id, policyId: field.id.orNull() },
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'warning',
    for: 'staff',
    text: words('The customer’s account was detached', 'Le compte du client a été détaché'),
  },
  examples: [
    { quoteId: 'quote', policyId: 'policy' },
    { quoteId: 'quote', policyId: null },
  ],
});

/** The insured withdrew the agreement to electronic records: paper is sent from now on. */
export const electronicConsentWithdrawn = defineEvent('electronic_consent_withdrawn', {
  about: { policyId: field.id },
  timeline: {
    group: 'letter',
    icon: 'mail',
    tone: 'warning',
    for: 'customer',
    text: words(
      'The agreement to electronic records was withdrawn: notices count by post alone',
      'Le consentement aux documents électroniques a été retiré : les avis ne comptent que par la poste',
    ),
  },
  examples: [{ policyId: 'policy' }],
});

export type ElectronicConsentWithdrawn = InferEvent<typeof electronicConsentWithdrawn>;

export type ClaimedUserReset = InferEvent<typeof claimedUserReset>;

/**
 * A policy is with another organization from now on, with all terms of its contract.
 * The names are those of then; without an agent it is nobody’s there.
 */
export const policyOrganizationChanged = defineEvent('policy_organization_changed', {
  about: { policyId: field.id, quoteId: field.id },
  facts: {
    fromName: field.text.as('from'),
    toName: field.text.as('to'),
    agentName: field.text.orOmitted().as('agent'),
  },
  carries: of<{
    /** All terms of its contract. */
    readonly policyIds: readonly string[];
    readonly organizationId: string;
    readonly productId: string;
    readonly agentId: string | null;
  }>(),
  timeline: {
    group: 'status',
    icon: 'arrow-right',
    for: 'staff',
    text: whether(
      'agent',
      words('Moved from {from} to {to}, given to {agent}', 'Passée de {from} à {to}, confiée à {agent}'),
      words('Moved from {from} to {to}', 'Passée de {from} à {to}'),
    ),
  },
  examples: [
    {
      policyId: 'policy',
      quoteId: 'quote',
      policyIds: ['policy'],
      organizationId: 'prairie',
      productId: 'theirs',
      fromName: 'Cascade',
      toName: 'Prairie',
      agentId: 'pete',
      agentName: 'Pete Lake',
    },
  ],
});

export type PolicyOrganizationChanged = InferEvent<typeof policyOrganizationChanged>;
