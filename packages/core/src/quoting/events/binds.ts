import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { type Move, exampleMove } from './move.ts';

/** Somebody paid. */
export const bindBegun = defineEvent('bind_begun', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  // How a bind went is said by the payment and the policy.
  timeline: null,
  examples: [exampleMove('bind_quote', 'open', 'pending_bind')],
});

/** The payment is in. */
export const bindCompleted = defineEvent('bind_completed', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  // The payment and the policy say it.
  timeline: null,
  examples: [exampleMove('complete_bind', 'pending_bind', 'bound')],
});

/** The payment is not in. */
export const bindFailed = defineEvent('bind_failed', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  // The payment says it.
  timeline: null,
  examples: [exampleMove('fail_bind', 'pending_bind', 'open')],
});

/** Something was found while the money was held. */
export const bindReferred = defineEvent('bind_referred', {
  about: { quoteId: field.id },
  carries: of<Move>(),
  // The payment that was not taken says it, and the question to the underwriter.
  timeline: null,
  examples: [exampleMove('refer_bind', 'pending_bind', 'referred')],
});
