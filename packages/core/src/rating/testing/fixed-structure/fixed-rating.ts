import type { CoverageCode } from '../../../products/vocabulary.ts';
import type { Cents } from '../../../shared/money/money.ts';
import type { Sentence } from '../../../shared/text/sentence.ts';
import type { FactorName } from './factor-table.ts';
import type { DiscountCode } from '../../vocabulary.ts';

/** What one coverage of one vehicle costs for the term. */
export type PriceItem = { readonly vehicleId: string; readonly coverage: CoverageCode; readonly cents: Cents };

/** A discount and the cents that it takes off; `percent` is what is left of it under the cap. */
export type AppliedDiscount = { readonly code: DiscountCode; readonly percent: number; readonly cents: Cents };

export type Fee = { readonly code: 'policy_fee'; readonly cents: Cents };

/** A price cannot be given before this is answered; the path is spelled as the quote's own fields are. */
export type MissingField = Sentence & { readonly path: string };

export type ReferralCode =
  | 'value_above_limit'
  | 'vehicle_age'
  | 'driver_points'
  | 'rental_utilization'
  | 'business_use'
  | 'bus_conversion';

/** An underwriter looks first. `value` is what was found, `threshold` where the rule begins (cents, years, points, %). */
export type Referral = Sentence & {
  readonly code: ReferralCode;
  readonly value: number | string;
  readonly threshold: number | string;
};

export type Rejection = Sentence & { readonly code: 'value_below_minimum' | 'driver_under_age' };

/** A part of a step that is a sum: so many thousands of dollars at the rate of a row. */
export type TracePart = { readonly key: string; readonly rate: string; readonly thousands: string };

/** One multiplication: the row of the rate book, its factor, and the exact product in dollars so far. */
export type TraceStep = {
  readonly vehicleId: string;
  readonly coverage: CoverageCode;
  readonly factor: FactorName;
  readonly key: string;
  readonly value: string;
  readonly product: string;
  /** For `value` and `personal_effects`: the sum behind the step's value. */
  readonly parts?: readonly TracePart[];
  /** For driver factors: the driver (position in the subject) who counts. */
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
