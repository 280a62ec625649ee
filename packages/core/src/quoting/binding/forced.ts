import type { Quote } from '../quote.ts';
import type { QuoteFacts } from '../subject/quote-facts.ts';

/** Whether an underwriter wants the quote bound as it stands: it says what they saw, and nobody took it back. */
export function isForced(
  { status, contentHash }: Pick<Quote, 'status' | 'contentHash'>,
  { forced }: QuoteFacts,
): boolean {
  return forced?.contentHash === contentHash && (status === 'agent_approved' || status === 'pending_bind');
}
