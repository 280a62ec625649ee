import type { BoughtCovers } from '../products/labels.ts';
import type { PaymentTerm, RatingValueType, StorageType, UsageType } from '../products/vocabulary.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import type { Incidents } from './driver-points.ts';
import type { PriceCap } from './price-cap.ts';
import type { ScoreTier } from './vocabulary.ts';

/** Answers by name; null is not answered yet. */
export type Answers = { readonly [answer: string]: unknown };

/** Something insured, of any line. */
export type RatedObject = Answers & {
  readonly vehicleId: string;
  /** Postal code of the state or province where it is kept, unless that is the subject's. */
  readonly state?: string;
};

/** Everything that a price of any line depends on. Null is not answered yet. */
export type LineSubject = Answers & {
  readonly effectiveDate: Day;
  readonly termMonths: number | null;
  /** Postal code of the state or province where objects are kept that name no other: `OH`, `ON`. */
  readonly state: string | null;
  readonly coverages: BoughtCovers | null;
  /** Granted discounts; one that follows from an answer is ignored here. */
  readonly discounts: readonly string[];
  readonly paymentTerm: string | null;
  /** What of a term that renews is held back until later ones; away where nothing is. */
  readonly priceCap?: PriceCap;
  readonly drivers: readonly Answers[];
  readonly vehicles: readonly RatedObject[];
};

/** A driver as the rates see one. Null is not answered yet. */
export type RatedDriver = {
  readonly birthdate: Day | null;
  /** Full years of driving a recreational vehicle. */
  readonly rvExperienceYears: number | null;
  /** Of the last 36 months: points, or the incidents that the version's schedule gives points for. */
  readonly points: number | Incidents | null;
};

/** A vehicle as the rates see one. Null is not answered yet. */
export type RatedVehicle = {
  readonly vehicleId: string;
  /** Postal code of the state or province where it is kept, unless that is the subject's. */
  readonly state?: string;
  readonly class: string | null;
  /** Model year. */
  readonly year: number | null;
  readonly value: Cents | null;
  /** Not answered, the value is agreed (docs/rules.md, rating). */
  readonly valueType: RatingValueType | null;
  readonly usage: UsageType | null;
  readonly storage: StorageType | null;
  readonly annualMiles: number | null;
  /** Percent of the year that it is rented out, 0 when never. */
  readonly rentalUtilization: number | null;
};

/** Everything that the price of a recreational vehicle depends on. Null is not answered yet. */
export type RatingSubject = {
  readonly effectiveDate: Day;
  readonly termMonths: number | null;
  /** Postal code of the state or province where vehicles are kept that name no other: `OH`, `ON`. */
  readonly state: string | null;
  readonly coverages: BoughtCovers | null;
  /** Granted discounts; paid in full follows from the payment term and is ignored here. */
  readonly discounts: readonly string[];
  readonly paymentTerm: PaymentTerm | null;
  readonly scoreTier: ScoreTier | null;
  /** What of a term that renews is held back until later ones; away where nothing is. */
  readonly priceCap?: PriceCap;
  readonly drivers: readonly RatedDriver[];
  readonly vehicles: readonly RatedVehicle[];
};
