import { type AbilityFragment, ClaimBlockedQuoteDocument } from '../../../generated/documents.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';

/** Takes a quote that waits for an agent. */
export const claimBlockedQuote = confirmedAction({
  operation: 'claim_blocked_quote',
  document: ClaimBlockedQuoteDocument,
  variables: (quote_id) => ({ quote_id }),
});

/** Whether there is anything to take: what waits for no agent, or is one's own, is not offered at all. */
export function isToTake({ allowed, code }: Pick<AbilityFragment, 'allowed' | 'code'>): boolean {
  return allowed || code === 'quote_taken';
}
