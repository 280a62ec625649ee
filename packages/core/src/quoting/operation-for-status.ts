import type { Quote } from './quote.ts';
import { resumeStatusOf } from './resume-status.ts';

/** The steps that are asked for by naming the status they lead to (rules 2.1, rows 5, 6, 19 and 32). */
export type StatusOperation = 'send_to_customer' | 'revoke_approval' | 'reopen' | 'update_status';

type Known = Pick<Quote, 'status' | 'resumeStatus' | 'approvedContentHash'>;

/**
 * What it means to ask for a status of a quote as it stands; whether the step may be taken is for that step to say.
 * Null for a status that is reached by other ways only.
 */
export function operationForStatus(quote: Known, status: string): StatusOperation | null {
  const isWithUs = quote.status === 'open' || quote.status === 'agent_required';
  if (quote.status === 'agent_approved' && status === resumeStatusOf(quote)) return 'revoke_approval';
  if (isWithUs && status === 'agent_approved') return 'send_to_customer';
  if (quote.status === 'open' && status === 'agent_required') return 'update_status';
  if (quote.status === 'agent_required' && status === 'open') return 'update_status';
  return status === 'open' && quote.status !== 'agent_approved' ? 'reopen' : null;
}
