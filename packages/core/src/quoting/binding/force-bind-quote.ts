import type { Principal } from '../../identity/principal.ts';
import { accept, type Decision } from '../../shared/decision.ts';
import { addDays } from '../../shared/time/day.ts';
import { decideTransition, type TransitionRefusal } from '../decide-transition.ts';
import { type GuardName, guards } from '../guards.ts';
import type { Quote } from '../quote.ts';
import type { QuoteFacts } from '../subject/quote-facts.ts';
import { offerDays } from '../opening/start-quote.ts';
import type { QuoteForced } from '../events/refusals.ts';

/** What an underwriter may waive of a quote, whatever stands behind it. */
export const waivedByForce = [
  'acceptable',
  'needs_no_referral',
  'needs_no_agent',
  'starts_in_range',
  'verified',
  'unexpired',
  'no_pending_referral',
] as const satisfies readonly GuardName[];

/** What an underwriter wants bound: why, and whether a moratorium is to be overridden. */
export type ForceBindRequest = { readonly reason: string; readonly overridesMoratorium: boolean };

/** What an underwriter looked at is done with; taken back, the quote is open to everybody or with its agent. */
export function resumeStatusOfApproved({ resumeStatus, status }: Pick<Quote, 'resumeStatus' | 'status'>) {
  return (resumeStatus ?? status) === 'agent_required' ? ('agent_required' as const) : ('open' as const);
}

/**
 * Whether an underwriter may have a quote bound in spite of rules, a referral, its first day, checks and its end; of a
 * moratorium where that is said. It has to be complete, insurable and priced now; it is bound once it is signed and
 * paid for, which nobody waives. What is not waived, a moratorium among it, is asked again then.
 */
export function decideForceBindQuote(
  quote: Quote,
  { reason, overridesMoratorium }: ForceBindRequest,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteForced, TransitionRefusal> {
  const moved = decideTransition(quote, 'force_bind_quote', actor, facts, reason);
  if (!moved.ok) return moved;
  const moratorium = guards.clear_of_moratoriums(quote, facts);
  if (!moratorium.ok && !overridesMoratorium) return moratorium;
  const waives: GuardName[] = [...waivedByForce, ...(overridesMoratorium ? (['clear_of_moratoriums'] as const) : [])];
  const waived = waives.filter((name) => !guards[name](quote, facts).ok);
  const ended = facts.today > quote.expirationDate;
  const expirationDate = ended ? addDays(facts.today, offerDays) : quote.expirationDate;
  return accept({
    ...moved.event,
    resumeStatus: resumeStatusOfApproved(quote),
    approvedContentHash: quote.contentHash,
    waives,
    waived,
    expirationDate,
  });
}
