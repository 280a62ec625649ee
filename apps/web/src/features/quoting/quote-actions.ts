import type { Action } from '../shared/actions/action.ts';
import { loadAgentCheckoutLink } from './load-agent-checkout-link/copy-checkout-link.tsx';
import { reopenQuote } from './reopen-quote/reopen-quote.tsx';
import { revokeAgentApproval } from './revoke-agent-approval/revoke-agent-approval.tsx';
import { sendQuoteToCustomer } from './send-quote-to-customer/send-quote-to-customer.tsx';

/** What a dialog knows of its quote. */
export type QuoteSubject = { readonly email: string | null };

/** The actions of a quote, the likeliest first. */
export const quoteActions: readonly Action<QuoteSubject>[] = [
  sendQuoteToCustomer,
  reopenQuote,
  loadAgentCheckoutLink,
  revokeAgentApproval,
];
