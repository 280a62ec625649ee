import { day } from '../../shared/time/day.ts';
import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { choose, words } from '../../shared/words.ts';
import { invalidations } from '../vocabulary.ts';

const about = { policyId: field.id, quoteId: field.id, proposalId: field.id };
const ids = { policyId: 'policy', quoteId: 'draft', proposalId: 'proposal' };
const effective = day('2026-07-01');

/** Somebody proposed a change of a policy. The quote describes what it would cover. */
export const proposalCreated = defineEvent('proposal_created', {
  about,
  facts: { effective: field.day },
  timeline: {
    group: 'change',
    icon: 'pen',
    tone: 'info',
    for: 'customer',
    text: words('A change from {effective} was proposed', 'Une modification à compter du {effective} a été proposée'),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, effective }],
});

/** A change was accepted for a day to come. */
export const proposalScheduled = defineEvent('proposal_scheduled', {
  about,
  facts: { effective: field.day },
  timeline: {
    group: 'change',
    icon: 'clock',
    tone: 'info',
    for: 'customer',
    text: words(
      'A change was accepted, and counts from {effective}',
      'Une modification a été acceptée et compte à partir du {effective}',
    ),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, effective }],
});

/** A change will not be applied as it was proposed. */
export const proposalInvalidated = defineEvent('proposal_invalidated', {
  about,
  facts: { effective: field.day, because: field.oneOf(...invalidations) },
  timeline: {
    group: 'change',
    icon: 'stop',
    tone: 'warning',
    for: 'customer',
    text: choose('because', {
      withdrawn: words(
        'The change from {effective} was taken back',
        'La modification à compter du {effective} a été retirée',
      ),
      declined: words(
        'The change from {effective} was declined by an underwriter',
        'La modification à compter du {effective} a été refusée par un souscripteur',
      ),
      unanswered: words(
        'The change from {effective} fell away: no underwriter answered in time',
        'La modification à compter du {effective} est caduque : aucun souscripteur n’a répondu à temps',
      ),
      policy_ended: words(
        'The change from {effective} fell away: cover ends before it',
        'La modification à compter du {effective} est caduque : la protection prend fin avant',
      ),
      policy_moved: words(
        'The change from {effective} fell away: the policy was moved to another organization',
        'La modification à compter du {effective} est caduque : la police a été déplacée vers une autre organisation',
      ),
      base_moved: words(
        'The change from {effective} fell away: another change came first, and its price is another now',
        'La modification à compter du {effective} est caduque : une autre modification l’a précédée et son prix n’est plus le même',
      ),
      does_not_fit: words(
        'The change from {effective} fell away: what it is about is not on the policy any more',
        'La modification à compter du {effective} est caduque : ce qu’elle vise ne figure plus à la police',
      ),
      undone_before: words(
        'The change from {effective} fell away: the term before it is not insured so any more',
        'La modification à compter du {effective} est caduque : la période précédente n’est plus assurée ainsi',
      ),
      other: words(
        'The change from {effective} could not be applied on its day',
        'La modification à compter du {effective} n’a pu être appliquée à sa date',
      ),
    }),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: invalidations.map((because) => ({ ...ids, effective, because })),
});

/** What was taken back, or fell away, is proposed again, at the price of now. */
export const proposalReopened = defineEvent('proposal_reopened', {
  about,
  facts: { effective: field.day },
  timeline: {
    group: 'change',
    icon: 'pen',
    tone: 'info',
    for: 'customer',
    text: words(
      'The change from {effective} was opened again',
      'La modification à compter du {effective} a été rouverte',
    ),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, effective }],
});

/** Who is insured was asked to sign a change that takes cover away. */
export const changeSignatureRequested = defineEvent('change_signature_requested', {
  about,
  facts: { effective: field.day },
  timeline: {
    group: 'change',
    icon: 'pen',
    tone: 'info',
    for: 'customer',
    text: words(
      'A signature was asked for the change from {effective}',
      'Une signature a été demandée pour la modification à compter du {effective}',
    ),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, effective }],
});

/** A change was signed for what it takes away. No timeline tells it: what was signed stands in the documents of the policy. */
export const proposalSigned = defineEvent('proposal_signed', {
  about,
  facts: { effective: field.day },
  timeline: null,
  examples: [{ ...ids, effective }],
});

/** A change of the ending term is proposed on the next one. No timeline tells it: that the change is proposed stands there. */
export const changeCarriedOver = defineEvent('change_carried_over', {
  about,
  facts: { effective: field.day },
  timeline: null,
  examples: [{ ...ids, effective }],
});
