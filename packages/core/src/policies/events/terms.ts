import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { Cents } from '../../shared/money/money.ts';
import { day } from '../../shared/time/day.ts';
import { words, choose } from '../../shared/words.ts';

/** A quote was paid and is a policy. The premium is that of the term without fees. */
export const policyBound = defineEvent('policy_bound', {
  about: { quoteId: field.id, policyId: field.id },
  // Cover begins with the purchase, or in the morning of a day to come.
  facts: { policyNumber: field.text.as('number'), begins: field.oneOf('at_once', 'later') },
  carries: of<{ readonly premium: Cents }>(),
  timeline: {
    group: 'status',
    icon: 'shield',
    tone: 'success',
    for: 'customer',
    text: choose('begins', {
      at_once: words('Policy {number} bought, cover began', 'Police {number} souscrite, début de la protection'),
      other: words('Policy {number} bought', 'Police {number} souscrite'),
    }),
    price: ({ premium }) => ({ before: null, after: premium }),
  },
  examples: [{ quoteId: 'quote', policyId: 'policy', policyNumber: 'RW-1', premium: 118_000, begins: 'at_once' }],
});

/** Cover began. */
export const policyActivated = defineEvent('policy_activated', {
  about: { policyId: field.id },
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    text: words('Cover began', 'Début de la protection'),
  },
  examples: [{ policyId: 'policy' }],
});

export type PolicyActivated = InferEvent<typeof policyActivated>;

/** Who is insured is told that the term ends and is not renewed. */
export const nonRenewalAnnounced = defineEvent('non_renewal_announced', {
  about: { policyId: field.id, quoteId: field.id },
  // Cover ends at 12:01 a.m. of it; whether the notice still comes by the law's day.
  facts: { endsOn: field.day, comes: field.oneOf('in_time', 'late') },
  carries: of<{ readonly noticeId: string }>(),
  timeline: {
    group: 'status',
    icon: 'clock',
    tone: 'warning',
    for: 'customer',
    text: words(
      'Cover ends with its term on {endsOn}: no renewal is offered',
      'La protection prend fin avec son terme le {endsOn} : aucun renouvellement n’est offert',
    ),
  },
  examples: [{ policyId: 'policy', quoteId: 'quote', noticeId: 'notice', endsOn: day('2027-06-15'), comes: 'in_time' }],
});

/** Cover ended with its term. */
export const policyExpired = defineEvent('policy_expired', {
  about: { policyId: field.id },
  timeline: {
    group: 'status',
    icon: 'clock',
    tone: 'warning',
    for: 'customer',
    text: words('Cover ended', 'Fin de la protection'),
  },
  examples: [{ policyId: 'policy' }],
});

export type PolicyExpired = InferEvent<typeof policyExpired>;
