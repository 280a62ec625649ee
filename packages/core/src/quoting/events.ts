import type { PriceChange } from '../shared/timeline-entry.ts';
import type { QuoteOrganizationChanged } from './change-quote-organization.ts';
import type { QuoteCopied, QuoteCopyStarted } from './copy-quote.ts';
import type { QuoteMoved } from './decide-transition.ts';
import type { QuoteForced } from './force-bind-quote.ts';
import type { QuoteEdited } from './edit-quote.ts';
import type { Violation } from './quote-facts.ts';
import type { QuoteOpened } from './open-quote.ts';
import type { QuoteReopened } from './reopen-quote.ts';
import type { QuoteProgressSaved } from './save-quote-progress.ts';
import type { QuoteSent } from './send-quote-to-customer.ts';
import type { SignatureAsked, SignatureDeclined } from './second-signature.ts';
import type { QuoteSigned } from './sign-quote.ts';
import type { QuoteStarted } from './start-quote.ts';
import type { MoveEvent } from './transitions.ts';
import type { QuoteProviderChanged } from './update-provider.ts';
import type { AgentAssigned } from './update-assigned-agent.ts';

/** A quote is priced as soon as it exists; what its decision leaves open is its key. */
export type QuoteBegun = QuoteStarted & { readonly quoteId: string; readonly price: PriceChange };

/** An edit is priced anew when it is saved, and what an underwriter has yet to look at is found. */
export type QuoteEditSaved = QuoteEdited & {
  readonly price: PriceChange;
  readonly referrals: readonly Violation[];
};

/** A quote of another product is priced anew, and looked at for what an underwriter has to see. */
export type QuoteProviderChangeSaved = QuoteProviderChanged & { readonly referrals: readonly Violation[] };

/** Events that say more than the move itself. */
type Telling =
  | QuoteBegun
  | QuoteEditSaved
  | QuoteSent
  | QuoteReopened
  | QuoteForced
  | QuoteOrganizationChanged
  | QuoteProviderChangeSaved;

/** A move that says no more than where the quote went. */
type PlainMove = { [Type in Exclude<MoveEvent, Telling['type']>]: QuoteMoved<Type> }[Exclude<
  MoveEvent,
  Telling['type']
>];

export type QuotingEvent =
  | Telling
  | PlainMove
  | QuoteCopied
  | QuoteCopyStarted
  | QuoteSigned
  | SignatureAsked
  | (SignatureDeclined & { readonly signingRequestId: string })
  | QuoteProgressSaved
  | QuoteOpened
  | AgentAssigned;
