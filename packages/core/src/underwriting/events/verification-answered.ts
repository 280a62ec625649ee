import type { VerificationKind } from '../../products/vocabulary.ts';
import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';

/** A vendor answered about somebody on a quote. */
export const verificationAnswered = defineEvent('verification_answered', {
  about: { quoteId: field.id },
  carries: of<{
    readonly kind: VerificationKind;
    readonly outcome: 'ok' | 'no_hit' | 'error' | 'timeout';
    /** Whether insurance costs more by it: by the score than by the best one, by driving records than by what was declared. */
    readonly isAdverse: boolean;
  }>(),
  // The checks of the quote say it.
  timeline: null,
  examples: [{ quoteId: 'quote', kind: 'mvr', outcome: 'ok', isAdverse: false }],
});
