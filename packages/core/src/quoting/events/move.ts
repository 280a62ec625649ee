import type { QuoteMoved } from '../decide-transition.ts';
import type { QuoteOperation } from '../quote-operations.ts';
import type { QuoteStatus } from '../vocabulary.ts';

/** What an event carries that says where a quote went. */
export type Move = Omit<QuoteMoved, 'type' | 'quoteId'>;

/** Why somebody did it, in examples: no timeline may say it. */
export const exampleReason = 'The roof was repaired with tape.';

/** The example of a quote that went from one status to another. */
export function exampleMove(
  operation: QuoteOperation,
  from: QuoteStatus,
  to: QuoteStatus,
): { readonly quoteId: string } & Move {
  return {
    quoteId: 'quote',
    operation,
    from,
    to,
    resumeStatus: null,
    approvedContentHash: null,
    reason: exampleReason,
  };
}
