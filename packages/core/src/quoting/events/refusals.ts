import { day, type Day } from '../../shared/time/day.ts';
import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';
import type { GuardName } from '../guards.ts';
import { type Move, exampleMove } from './move.ts';

/** An underwriter will not insure it. Why is for staff, and stands in the note beside it. */
export const quoteDeclined = defineEvent('quote_declined', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'danger',
    for: 'customer',
    text: words('Declined by an underwriter', 'Refusée par un souscripteur'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('decline_quote', 'open', 'ineligible')],
});

/** A rule refuses it. Why is said by the quote itself, to each reader what is theirs to know. */
export const quoteRefused = defineEvent('quote_refused', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'danger',
    for: 'customer',
    text: words('Cannot be offered as it stands', 'Ne peut être offerte telle quelle'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('refuse_quote', 'open', 'ineligible')],
});

/** Nothing refuses it any more. */
export const quoteReadmitted = defineEvent('quote_readmitted', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'info',
    for: 'customer',
    text: words('Can be offered again', 'Peut de nouveau être offerte'),
    price: ({ price }) => price,
  },
  examples: [exampleMove('readmit_quote', 'ineligible', 'open')],
});

/**
 * The quote may be bound although something says no. What was waived is for staff; why stands in the note beside it.
 */
export const quoteForced = defineEvent('quote_forced', {
  about: { quoteId: field.id },
  carries: of<
    Move & {
      /** The guards that are not asked any more of this content. */
      readonly waives: readonly GuardName[];
      /** Those of them that do not hold: what was really waived. */
      readonly waived: readonly GuardName[];
      /** Until when it may be bound now. */
      readonly expirationDate: Day;
    }
  >(),
  timeline: {
    group: 'status',
    icon: 'shield',
    tone: 'warning',
    for: 'staff',
    text: words('To be bound by decision of an underwriter', 'À souscrire sur décision d’un souscripteur'),
    moreFacts: ({ waived }) => ({ waived: waived.join(' ') }),
  },
  examples: [
    {
      ...exampleMove('force_bind_quote', 'referred', 'agent_approved'),
      waives: ['acceptable', 'unexpired'],
      waived: ['unexpired'],
      expirationDate: day('2026-07-15'),
    },
  ],
});

export type QuoteForced = InferEvent<typeof quoteForced>;
