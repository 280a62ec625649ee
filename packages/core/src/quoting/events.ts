import type { QuoteExpired } from './expire-quote.ts';
import type { QuoteEdited } from './edit-quote.ts';
import type { QuoteHandedOver } from './hand-over-quote.ts';
import type { QuoteReopened } from './reopen-quote.ts';
import type { AgentApprovalRevoked } from './revoke-agent-approval.ts';
import type { QuoteSent } from './send-quote-to-customer.ts';
import type { QuoteSigned } from './sign-quote.ts';
import type { QuoteStarted } from './start-quote.ts';

/** Somebody wants to go on later, on another device perhaps. */
export type QuoteProgressSaved = {
  readonly type: 'quote_progress_saved';
  readonly quoteId: string;
  readonly email: string;
};

export type QuotingEvent =
  | QuoteStarted
  | QuoteEdited
  | QuoteSent
  | AgentApprovalRevoked
  | QuoteHandedOver
  | QuoteReopened
  | QuoteExpired
  | QuoteSigned
  | QuoteProgressSaved;
