import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { Cents } from '../../shared/money/money.ts';
import { day } from '../../shared/time/day.ts';
import { choose, words } from '../../shared/words.ts';
import { renewalEnds, renewalIssueTypes, runningRenewalStatuses } from '../vocabulary.ts';

const about = { policyId: field.id, renewalId: field.id };
const ids = { policyId: 'policy', renewalId: 'renewal' };
const renewalDate = day('2027-06-16');

/** The offer of a policy's next term is being made. The quote describes what it would cover. */
export const renewalCreated = defineEvent('renewal_created', {
  about,
  facts: { renewalDate: field.day },
  timeline: {
    group: 'status',
    icon: 'arrow-right',
    for: 'staff',
    text: words(
      'The renewal for {renewalDate} is being prepared',
      'Le renouvellement du {renewalDate} est en préparation',
    ),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, renewalDate }],
});

/** The offer of a next term was described anew after somebody had edited it: with what still fits of that. */
export const renewalEditsCarried = defineEvent('renewal_edits_carried', {
  about,
  facts: { fit: field.oneOf('all', 'some', 'stopped'), renewalDate: field.day },
  timeline: {
    group: 'change',
    icon: 'pen',
    for: 'customer',
    text: choose('fit', {
      some: words(
        'The offer from {renewalDate} was made anew; part of what was edited of it does not fit any more',
        'L’offre à compter du {renewalDate} a été refaite ; une partie de ce qui y avait été modifié ne convient plus',
      ),
      stopped: words(
        'The offer from {renewalDate} was made anew with what is covered now: more cover is stopped there',
        'L’offre à compter du {renewalDate} a été refaite avec ce qui est couvert maintenant : toute augmentation y est suspendue',
      ),
      other: words(
        'The offer from {renewalDate} was made anew, and keeps what was edited of it',
        'L’offre à compter du {renewalDate} a été refaite et garde ce qui y avait été modifié',
      ),
    }),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [
    { ...ids, fit: 'all', renewalDate },
    { ...ids, fit: 'some', renewalDate },
    { ...ids, fit: 'stopped', renewalDate },
  ],
});

/** Somebody has to settle something before the next term is offered. */
export const renewalReferred = defineEvent('renewal_referred', {
  about,
  facts: { issue: field.oneOf(...renewalIssueTypes), renewalDate: field.day },
  timeline: {
    group: 'status',
    icon: 'eye',
    tone: 'warning',
    for: 'staff',
    text: choose('issue', {
      missing_fields: words(
        'The renewal for {renewalDate} waits for an agent: answers are missing',
        'Le renouvellement du {renewalDate} attend un agent : il manque des réponses',
      ),
      payment_method: words(
        'The renewal for {renewalDate} waits for an agent: what is on file cannot be charged',
        'Le renouvellement du {renewalDate} attend un agent : le mode de paiement au dossier ne peut être débité',
      ),
      verification: words(
        'The renewal for {renewalDate} waits for an agent: its price is locked',
        'Le renouvellement du {renewalDate} attend un agent : son prix est verrouillé',
      ),
      price_change: words(
        'The renewal for {renewalDate} waits for an underwriter: the price moves a lot',
        'Le renouvellement du {renewalDate} attend un souscripteur : le prix varie beaucoup',
      ),
      rejection: words(
        'The renewal for {renewalDate} waits for an underwriter: a rule refuses it',
        'Le renouvellement du {renewalDate} attend un souscripteur : une règle le refuse',
      ),
      rating_error: words(
        'The renewal for {renewalDate} waits for an underwriter: it could not be priced',
        'Le renouvellement du {renewalDate} attend un souscripteur : il n’a pu être chiffré',
      ),
      other: words(
        'The renewal for {renewalDate} waits for an underwriter',
        'Le renouvellement du {renewalDate} attend un souscripteur',
      ),
    }),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: renewalIssueTypes.map((issue) => ({ ...ids, issue, renewalDate })),
});

/** The next term may be offered: an underwriter said so, or nobody decided in time. */
export const renewalApproved = defineEvent('renewal_approved', {
  about,
  facts: { by: field.oneOf('underwriter', 'cutoff'), renewalDate: field.day },
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'staff',
    text: choose('by', {
      cutoff: words(
        'The renewal for {renewalDate} goes on: nobody decided by the last day to refuse it',
        'Le renouvellement du {renewalDate} se poursuit : personne ne s’est prononcé avant le dernier jour pour le refuser',
      ),
      other: words('The renewal for {renewalDate} was approved', 'Le renouvellement du {renewalDate} a été approuvé'),
    }),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [
    { ...ids, by: 'underwriter', renewalDate },
    { ...ids, by: 'cutoff', renewalDate },
  ],
});

/** An underwriter decided not to renew; who is insured is told by a notice. */
export const renewalRejected = defineEvent('renewal_rejected', {
  about,
  facts: { renewalDate: field.day },
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'danger',
    for: 'staff',
    text: words('The policy is not renewed on {renewalDate}', 'La police n’est pas renouvelée le {renewalDate}'),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, renewalDate }],
});

/** The next term is offered to who is insured, at a price. */
export const renewalOffered = defineEvent('renewal_offered', {
  about: { ...about, quoteId: field.id },
  facts: { renewalDate: field.day },
  // `noticeId`: the notice that the law asks of a renewal at another price, where it does.
  carries: of<{ readonly before: Cents; readonly after: Cents; readonly noticeId: string | null }>(),
  timeline: {
    group: 'status',
    icon: 'mail',
    tone: 'info',
    for: 'customer',
    text: words(
      'The next term, from {renewalDate}, was offered',
      'La période suivante, à compter du {renewalDate}, a été offerte',
    ),
    record: ({ policyId }) => ({ policyId }),
    price: ({ before, after }) => ({ before, after }),
  },
  examples: [{ ...ids, quoteId: 'quote', renewalDate, before: 118_000, after: 121_000, noticeId: null }],
});

/** Who is insured takes the next term; what it costs first is paid by then, or already. */
export const renewalAccepted = defineEvent('renewal_accepted', {
  about,
  facts: { renewalDate: field.day },
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    text: words(
      'The next term, from {renewalDate}, was accepted',
      'La période suivante, à compter du {renewalDate}, a été acceptée',
    ),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, renewalDate }],
});

/** Who is insured does not want the next term. */
export const renewalDeclined = defineEvent('renewal_declined', {
  about,
  facts: { renewalDate: field.day },
  timeline: {
    group: 'status',
    icon: 'close',
    tone: 'warning',
    for: 'customer',
    text: words(
      'The next term was declined: cover ends on {renewalDate}',
      'La période suivante a été refusée : la protection prend fin le {renewalDate}',
    ),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, renewalDate }],
});

/** What the next term costs first could not be charged. */
export const renewalPaymentFailed = defineEvent('renewal_payment_failed', {
  about,
  facts: { payBy: field.day },
  timeline: {
    group: 'money',
    icon: 'alert',
    tone: 'danger',
    for: 'customer',
    text: words(
      'The payment of the next term failed; it may be paid until {payBy}',
      'Le paiement de la période suivante a échoué ; il peut être fait jusqu’au {payBy}',
    ),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, payBy: day('2027-06-25') }],
});

/** The next term was paid for: it is written, and begins on its day. */
export const policyRenewed = defineEvent('policy_renewed', {
  about: { quoteId: field.id, policyId: field.id, formerPolicyId: field.id },
  facts: { policyNumber: field.text.as('number'), renewalDate: field.day },
  carries: of<{ readonly before: Cents; readonly after: Cents }>(),
  timeline: {
    group: 'status',
    icon: 'shield',
    tone: 'success',
    for: 'customer',
    text: words('Policy {number} renewed from {renewalDate}', 'Police {number} renouvelée à compter du {renewalDate}'),
    record: ({ policyId }) => ({ policyId }),
    price: ({ before, after }) => ({ before, after }),
  },
  examples: [
    {
      quoteId: 'quote',
      policyId: 'policy',
      formerPolicyId: 'former',
      policyNumber: 'RW-1',
      renewalDate,
      before: 118_000,
      after: 121_000,
    },
  ],
});

/** The offer of a next term is over without one. */
export const renewalEnded = defineEvent('renewal_ended', {
  about,
  facts: { because: field.oneOf(...renewalEnds), renewalDate: field.day },
  timeline: {
    group: 'status',
    icon: 'clock',
    tone: 'warning',
    for: 'customer',
    text: choose('because', {
      not_paid: words(
        'The next term was not paid for: cover ended on {renewalDate}',
        'La période suivante n’a pas été payée : la protection a pris fin le {renewalDate}',
      ),
      declined: words(
        'The term was not continued: cover ended on {renewalDate}',
        'La période n’a pas été prolongée : la protection a pris fin le {renewalDate}',
      ),
      policy_ended: words(
        'The renewal for {renewalDate} fell away: cover ends before it',
        'Le renouvellement du {renewalDate} est caduc : la protection prend fin avant',
      ),
      other: words('The policy was not renewed on {renewalDate}', 'La police n’a pas été renouvelée le {renewalDate}'),
    }),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: renewalEnds.map((because) => ({ ...ids, because, renewalDate })),
});

/** An underwriter brought an offer back that had ended. */
export const renewalResurrected = defineEvent('renewal_resurrected', {
  about,
  facts: { renewalDate: field.day },
  timeline: {
    group: 'status',
    icon: 'arrow-right',
    tone: 'info',
    for: 'staff',
    text: words('The renewal for {renewalDate} was brought back', 'Le renouvellement du {renewalDate} a été rétabli'),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, renewalDate }],
});

/** An underwriter set by hand how a renewal stands, and said why. */
export const renewalStatusSet = defineEvent('renewal_status_set', {
  about,
  facts: {
    from: field.oneOf(...runningRenewalStatuses),
    to: field.oneOf(...runningRenewalStatuses),
    reason: field.text,
    renewalDate: field.day,
  },
  timeline: {
    group: 'status',
    icon: 'pen',
    for: 'staff',
    text: words(
      'How the renewal for {renewalDate} stands was set by hand: {reason}',
      'L’état du renouvellement du {renewalDate} a été fixé à la main : {reason}',
    ),
    record: ({ policyId }) => ({ policyId }),
  },
  examples: [{ ...ids, from: 'in_review', to: 'approved', reason: 'Spoken with the insured', renewalDate }],
});
