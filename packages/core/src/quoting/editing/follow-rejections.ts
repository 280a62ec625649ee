import { decideTransition, type QuoteMoved } from '../decide-transition.ts';
import type { Quote } from '../quote.ts';
import { type QuoteFacts, rejectionsOf, type Violation } from '../subject/quote-facts.ts';

/** What becomes of a quote by what refuses it now. */
export type FollowedRejections =
  | { readonly next: 'refuse'; readonly event: QuoteMoved<'quote_refused'>; readonly reasons: readonly Violation[] }
  | { readonly next: 'readmit'; readonly event: QuoteMoved<'quote_readmitted'> }
  | { readonly next: 'nothing' };

const system = { role: 'system' } as const;

/**
 * A quote that says all that is asked is ineligible as long as a rule, the rates or a restriction refuse it, and open
 * again (a renewal: waiting again) once nothing does. What an underwriter declined, and what one wants bound all the
 * same, stays where it is.
 */
export function followRejections(quote: Quote, facts: QuoteFacts): FollowedRejections {
  const refused = decideTransition(quote, 'refuse_quote', system, facts);
  if (refused.ok) return { next: 'refuse', event: refused.event, reasons: rejectionsOf(facts) };
  const readmitted = decideTransition(quote, 'readmit_quote', system, facts);
  return readmitted.ok ? { next: 'readmit', event: readmitted.event } : { next: 'nothing' };
}
