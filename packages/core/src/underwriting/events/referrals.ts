import { type Move, exampleMove } from '../../quoting/events/move.ts';
import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { TimelineRecord } from '../../shared/timeline-entry.ts';
import { words } from '../../shared/words.ts';

/** An underwriter is asked to look at a quote before it is bound. */
export const referralRequested = defineEvent('referral_requested', {
  about: { quoteId: field.id },
  timeline: {
    group: 'status',
    icon: 'user',
    tone: 'warning',
    for: 'customer',
    text: words('An underwriter was asked to look', 'Avis demandé à un souscripteur'),
  },
  examples: [{ quoteId: 'quote' }],
});

/** What an underwriter was asked about is no more. */
export const referralWithdrawn = defineEvent('referral_withdrawn', {
  about: { quoteId: field.id },
  timeline: {
    group: 'status',
    icon: 'check',
    for: 'customer',
    text: words('No underwriter is needed any more', 'Aucun souscripteur n’est plus nécessaire'),
  },
  examples: [{ quoteId: 'quote' }],
});

/** What an underwriter accepted holds no longer: the quote says something else now. */
export const referralVoided = defineEvent('referral_voided', {
  about: { quoteId: field.id },
  timeline: {
    group: 'status',
    icon: 'alert',
    tone: 'warning',
    for: 'customer',
    text: words(
      'An answer changed: what the underwriter accepted no longer holds',
      'Une réponse a changé : l’accord du souscripteur ne tient plus',
    ),
  },
  examples: [{ quoteId: 'quote' }],
});

// What was asked and answered is for staff, and stands in the referral. About a policy it stands in the policy’s timeline.
function ofQuote({ quoteId, to }: { readonly quoteId: string } & Move): TimelineRecord | null {
  return to === 'bound' ? null : { quoteId };
}

/** An agent handed a quote to an underwriter. */
export const referralSubmitted = defineEvent('referral_submitted', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'user',
    tone: 'warning',
    for: 'customer',
    text: words('Handed to an underwriter', 'Soumise à un souscripteur'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('submit_underwriting_referral', 'open', 'referred')],
});

/** An underwriter let a quote or a policy pass. */
export const referralAccepted = defineEvent('referral_accepted', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    record: ofQuote,
    text: words('Accepted by an underwriter', 'Acceptée par un souscripteur'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('accept_referral', 'referred', 'open')],
});

/** An underwriter typed the price of an application. */
export const applicationAccepted = defineEvent('application_accepted', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    text: words('An underwriter priced the application', 'Un souscripteur a tarifé la proposition'),
    price: ({ price }) => price,
  },
  examples: [
    { ...exampleMove('accept_application', 'referred', 'agent_approved'), price: { before: null, after: 124_000 } },
  ],
});

/** An underwriter refused a quote, or wants a policy cancelled. */
export const referralRejected = defineEvent('referral_rejected', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'danger',
    for: 'customer',
    record: ofQuote,
    text: words('Refused by an underwriter', 'Refusée par un souscripteur'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('reject_referral', 'referred', 'ineligible')],
});

/** An agent took the question back. */
export const referralCancelled = defineEvent('referral_cancelled', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'close',
    for: 'customer',
    record: ofQuote,
    text: words('The question to the underwriter was taken back', 'La demande au souscripteur a été retirée'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('cancel_referral_request', 'referred', 'open')],
});

/** Nobody answered in time. */
export const referralExpired = defineEvent('referral_expired', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'clock',
    tone: 'warning',
    for: 'customer',
    record: ofQuote,
    text: words(
      'The question to the underwriter ended without an answer',
      'La demande au souscripteur a pris fin sans réponse',
    ),
    price: ({ price }) => price,
  },
  examples: [exampleMove('expire_referral', 'referred', 'open')],
});

/** Somebody wrote to the other side of a referral. */
export const referralMessageWritten = defineEvent('referral_message_written', {
  about: { referralId: field.id },
  carries: of<{ readonly userId: string }>(),
  // The thread of the referral says it.
  timeline: null,
  examples: [{ referralId: 'referral', userId: 'user-7' }],
});
