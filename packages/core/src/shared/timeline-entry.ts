import type { Cents } from './money/money.ts';

/** The types by which a timeline can be narrowed, in their order. */
export const timelineGroups = ['status', 'change', 'money', 'letter', 'document', 'note'] as const;
export type TimelineGroup = (typeof timelineGroups)[number];

/** How an entry looks; without a tone it is neutral. */
export type TimelineLook = {
  readonly group: TimelineGroup;
  readonly icon:
    | 'alert'
    | 'arrow-right'
    | 'camera'
    | 'card'
    | 'check'
    | 'clock'
    | 'close'
    | 'eye'
    | 'file'
    | 'mail'
    | 'pen'
    | 'plus'
    | 'shield'
    | 'stop'
    | 'user';
  readonly tone?: 'success' | 'warning' | 'danger' | 'info';
};

/** What an entry says beside its kind: the sentence is made of these in the language of whoever reads it. */
export type TimelineFacts = Readonly<Record<string, string | number | null>>;

/** The premium of a term without fees, in cents, before something happened and after it; null where there is none. */
export type PriceChange = { readonly before: Cents | null; readonly after: Cents | null };

/** To which record it happened, one of them at least; what a quote becomes finds the quote’s entries too. */
export type TimelineRecord = {
  readonly quoteId?: string | null;
  readonly policyId?: string | null;
  readonly productId?: string | null;
  readonly claimId?: string | null;
};

/** What a timeline keeps of an event. Its kind is the event’s own name. */
export type TimelineEntry = TimelineRecord & {
  readonly facts: TimelineFacts;
  /** Given where the price was made anew. */
  readonly price?: PriceChange | undefined;
  /** Whether the customer sees it: then none of its facts may be for staff alone. */
  readonly visible: boolean;
};
