import type { Quote } from '../quote.ts';
import type { QuoteStatus } from '../vocabulary.ts';

type Resumable = Pick<Quote, 'status' | 'resumeStatus' | 'approvedContentHash'> & Partial<Pick<Quote, 'businessType'>>;

/**
 * Where a quote goes back to when its approval is withdrawn or its lock released. One stored status serves both, since
 * an approval that still stands beneath a lock is told by its hash: locked with a hash goes back to agent_approved and
 * keeps what the approval itself came from. What was refused starts over: a renewal as one that waits, else open.
 */
export function resumeStatusOf(quote: Resumable): QuoteStatus {
  if (quote.status === 'ineligible') return quote.businessType === 'renewal' ? 'pending_renewal' : 'open';
  const origin = quote.resumeStatus ?? 'open';
  return quote.status !== 'agent_approved' && quote.approvedContentHash !== null ? 'agent_approved' : origin;
}

/** The status to store beside a new one: kept while an approval stands beneath, forgotten once it has been used. */
export function resumeStatusAfter(quote: Resumable, to: QuoteStatus): QuoteStatus | null {
  const remembers = to === 'agent_approved' || to === 'pending_bind' || to === 'referred';
  if (!remembers) return null;
  const hasOrigin = quote.approvedContentHash !== null || quote.status === 'pending_bind';
  return hasOrigin ? quote.resumeStatus : quote.status;
}
