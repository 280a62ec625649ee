import {
  type AbilityFragment,
  DeclineQuoteDocument,
  EndQuoteDocument,
  RevokeAgentApprovalDocument,
  UpdateStatusAgentDocument,
} from '../../generated/documents.ts';
import type { Action } from '../shared/actions/action.ts';
import { confirmedAction } from '../shared/actions/confirmed-action.tsx';
import { changeQuoteOrganization } from './change-quote-organization/change-quote-organization.tsx';
import { claimBlockedQuote, isToTake } from './claim-blocked-quote/claim-blocked-quote.ts';
import { copyQuoteNewProvider } from './copy-quote-new-provider/copy-quote-new-provider.tsx';
import { copyQuoteRequest } from './copy-quote/copy-quote.tsx';
import { forceBindQuote } from './force-bind-quote/force-bind-quote.tsx';
import { addQuoteNote } from './quote-notes/add-quote-note.ts';
import { agentSigningComplete, loadAgentCheckoutLink } from './load-agent-checkout-link/checkout-links.ts';
import { sendQuoteToCustomer } from './send-quote-to-customer/send-quote-to-customer.tsx';
import { cancelReferralRequest, submitUnderwritingReferral } from './submit-underwriting-referral/referral-requests.ts';
import { resetUserOfQuote } from '../shared/reset-claimed-user/reset-claimed-user.ts';
import { updateAssignedAgent } from './update-assigned-agent/update-assigned-agent.tsx';
import { type TermSubject, updatePolicyDuration } from './update-policy-duration/update-policy-duration.tsx';
import { updateProvider } from './update-provider/update-provider.ts';
import { viewAsCustomer } from './view-as-customer/view-as-customer.tsx';

/** What a dialog knows of its quote. */
export type QuoteSubject = TermSubject & {
  readonly email: string | null;
  readonly organizationId: string;
  readonly agentId: string | null;
};

/** The actions of a quote, the likeliest first. */
export const quoteActions: readonly Action<QuoteSubject>[] = [
  claimBlockedQuote,
  sendQuoteToCustomer,
  confirmedAction({
    operation: 'reopen_quote',
    document: UpdateStatusAgentDocument,
    variables: (quote_id) => ({ quote_id, status: 'open' }),
  }),
  agentSigningComplete,
  loadAgentCheckoutLink,
  cancelReferralRequest,
  submitUnderwritingReferral,
  viewAsCustomer,
  copyQuoteRequest,
  copyQuoteNewProvider,
  updateProvider,
  updateAssignedAgent,
  updatePolicyDuration,
  confirmedAction({
    operation: 'revoke_agent_approval',
    document: RevokeAgentApprovalDocument,
    variables: (quote_id) => ({ quote_id }),
  }),
  confirmedAction({
    operation: 'end_quote',
    document: EndQuoteDocument,
    variables: (quote_id) => ({ quote_id }),
    isAside: true,
  }),
  confirmedAction({
    operation: 'decline_quote',
    document: DeclineQuoteDocument,
    variables: (quote_id, reason) => ({ quote_id, reason }),
    asksReason: true,
    isAside: true,
  }),
  forceBindQuote,
  changeQuoteOrganization,
  resetUserOfQuote,
  addQuoteNote,
];

/** Whether something may be done at all to a quote like this: a term of one length is nothing to choose. */
export function isActionOf(ability: AbilityFragment, { offeredMonths, durationMonths }: TermSubject): boolean {
  if (ability.operation === claimBlockedQuote.operation) return isToTake(ability);
  return (
    ability.operation !== updatePolicyDuration.operation || offeredMonths.some((months) => months !== durationMonths)
  );
}
