import type { Cents } from './money.ts';

/** What an entry says beside its kind: the sentence is made of these in the language of whoever reads it. */
export type TimelineFacts = Readonly<Record<string, string | number | null>>;

/** The premium of a term without fees, in cents, before something happened and after it; null where there is none. */
export type PriceChange = { readonly before: Cents | null; readonly after: Cents | null };

/** To which record it happened; what a quote becomes finds the quote’s entries too. */
type TimelineRecord =
  | { readonly quoteId: string; readonly policyId?: string | null; readonly productId?: null }
  | { readonly policyId: string; readonly quoteId?: null; readonly productId?: null }
  | { readonly productId: string; readonly quoteId?: null; readonly policyId?: null };

/** What a timeline keeps of an event. Its kind is the event’s own name. */
export type TimelineEntry = TimelineRecord & {
  readonly facts?: TimelineFacts;
  /** Given where the price was made anew. */
  readonly price?: PriceChange | undefined;
  /** Whether the customer sees it: then none of its facts may be for staff alone. */
  readonly visible: boolean;
};

/** What each event of a slice leaves in a timeline: a new event does not compile before this says so. */
export type TimelineRules<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>) => TimelineEntry | null;
};

/** For events that nobody looks for later, or that another event says better. */
export function leavesNothing(): null {
  return null;
}
