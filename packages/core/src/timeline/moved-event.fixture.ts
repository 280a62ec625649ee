import type { QuoteMoved } from '../quoting/decide-transition.ts';
import type { QuoteOperation } from '../quoting/quote-operations.ts';
import type { MoveEvent } from '../quoting/transitions.ts';
import type { QuoteStatus } from '../quoting/vocabulary.ts';

const quoteId = 'quote';

/** Why somebody did it, which no entry may say. */
export const secretReason = 'The roof was repaired with tape.';

/** A quote that went from one status to another. */
export function moved<Type extends MoveEvent>(
  type: Type,
  operation: QuoteOperation,
  from: QuoteStatus,
  to: QuoteStatus,
): QuoteMoved<Type> {
  return {
    type,
    quoteId,
    operation,
    from,
    to,
    resumeStatus: null,
    approvedContentHash: null,
    reason: secretReason,
  };
}
