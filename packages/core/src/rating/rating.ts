import type { Cents } from '../shared/money/money.ts';
import type { Sentence } from '../shared/text/sentence.ts';

/** What one coverage of one vehicle costs for the term. */
export type PriceItem = { readonly vehicleId: string; readonly coverage: string; readonly cents: Cents };

/** A discount and the cents that it takes off; `percent` is what is left of it under the cap. */
export type AppliedDiscount = { readonly code: string; readonly percent: number; readonly cents: Cents };

export type Fee = { readonly code: string; readonly cents: Cents };

/** A price cannot be given before this is answered; the path is spelled as the quote's own fields are. */
export type MissingField = Sentence & { readonly path: string };

/** The answer that something is said against, spelled as the quote's own fields are: `vehicles.1.year`. */
type AboutAnswer = { readonly field: string };

/** An underwriter looks first. `value` is what was found, `threshold` where the rule begins (cents, years, points, %). */
export type Referral = Sentence &
  AboutAnswer & {
    readonly code: string;
    readonly value: number | string;
    readonly threshold: number | string;
  };

/** It cannot be insured at all. */
export type Rejection = Sentence & AboutAnswer & { readonly code: string };

/** A part of a step that is a sum: so many thousands of dollars at the rate of a row. */
export type TracePart = { readonly key: string; readonly rate: string; readonly thousands: string };

/** One multiplication: the row of the rate book, its factor, and the exact product in dollars so far. */
export type TraceStep = {
  readonly vehicleId: string;
  readonly coverage: string;
  readonly factor: string;
  readonly key: string;
  readonly value: string;
  readonly product: string;
  /** Of a sliced factor and of a charge by the thousand: the sum behind the step's value. */
  readonly parts?: readonly TracePart[];
  /** For factors of persons: the one (position in the subject) who counts. */
  readonly driver?: number;
};

/** total = subtotal - discounts + minimum_top_up + fees. Without a total there are no items either. */
export type Rating = {
  readonly version: string;
  readonly items: readonly PriceItem[];
  readonly discounts: readonly AppliedDiscount[];
  readonly fees: readonly Fee[];
  /** Sum of the items. */
  readonly subtotal: Cents | null;
  /** What the minimum premiums of the vehicles add after the discounts. */
  readonly minimum_top_up: Cents;
  readonly total: Cents | null;
  readonly missing_fields: readonly MissingField[];
  readonly referrals: readonly Referral[];
  readonly rejections: readonly Rejection[];
  readonly trace: readonly TraceStep[];
};
