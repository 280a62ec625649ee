import type { Coverages } from '../../../products/coverages.ts';
import type {
  PaymentTerm,
  PolicyDuration,
  RatingValueType,
  StorageType,
  UsageType,
  VehicleClass,
} from '../../../products/vocabulary.ts';
import type { Day } from '../../../shared/time/day.ts';
import type { Cents } from '../../../shared/money/money.ts';
import type { DiscountCode, ScoreTier } from '../../vocabulary.ts';

/** A driver as the rates see one. Null is not answered yet. */
export type RatedDriver = {
  readonly birthdate: Day | null;
  /** Full years of driving a recreational vehicle. */
  readonly rvExperienceYears: number | null;
  /** Of the last 36 months, see `driverPoints`. */
  readonly points: number | null;
};

/** A vehicle as the rates see one. Null is not answered yet. */
export type RatedVehicle = {
  readonly vehicleId: string;
  /** Postal code of the state or province where it is kept, unless that is the subject's. */
  readonly state?: string;
  readonly class: VehicleClass | null;
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

/** Everything that a price depends on. Null is not answered yet. */
export type RatingSubject = {
  readonly effectiveDate: Day;
  readonly termMonths: PolicyDuration | null;
  /** Postal code of the state or province where vehicles are kept that name no other: `OH`, `ON`. */
  readonly state: string | null;
  readonly coverages: Coverages | null;
  /** Granted discounts; paid in full follows from the payment term and is ignored here. */
  readonly discounts: readonly DiscountCode[];
  readonly paymentTerm: PaymentTerm | null;
  readonly scoreTier: ScoreTier | null;
  readonly drivers: readonly RatedDriver[];
  readonly vehicles: readonly RatedVehicle[];
};

const withoutScoreAndAge = new Set(['CA', 'HI', 'MA']);

/** Whether the law forbids a state's rates to look at the insurance score and the driver's age (docs/rules.md, rating). */
export function forbidsScoreAndAge(state: string): boolean {
  return withoutScoreAndAge.has(state);
}
