import type { Quote } from '../quote.ts';
import type { QuoteOperation } from '../quote-operations.ts';
import { resumeStatusOf } from './resume-status.ts';

/** The steps that are asked for by naming the status they lead to. */
export const statusOperations = [
  'send_quote_to_customer',
  'revoke_agent_approval',
  'reopen_quote',
  'hand_over_quote',
] as const satisfies readonly QuoteOperation[];
export type StatusOperation = (typeof statusOperations)[number];

type Known = Pick<Quote, 'status' | 'resumeStatus' | 'approvedContentHash'>;

/**
 * What it means to ask for a status of a quote as it stands; whether the step may be taken is for that step to say.
 * Null for a status that is reached by other ways only.
 */
export function operationForStatus(quote: Known, status: string): StatusOperation | null {
  const isWithUs = quote.status === 'open' || quote.status === 'agent_required';
  if (quote.status === 'agent_approved' && status === resumeStatusOf(quote)) return 'revoke_agent_approval';
  if (isWithUs && status === 'agent_approved') return 'send_quote_to_customer';
  if (quote.status === 'open' && status === 'agent_required') return 'hand_over_quote';
  if (quote.status === 'agent_required' && status === 'open') return 'hand_over_quote';
  return status === 'open' && quote.status !== 'agent_approved' ? 'reopen_quote' : null;
}
