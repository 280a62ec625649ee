import type { BoughtCovers } from '../products/labels.ts';
import type {
  BusinessType,
  PaymentTerm,
  Provider,
  RatingValueType,
  StorageType,
  UsageType,
} from '../products/vocabulary.ts';
import type { PriceCap } from '../rating/price-cap.ts';
import type { Rating } from '../rating/rating.ts';
import type { Answers } from '../rating/rating-subject.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import type { PageLocale } from '../shared/site/page-locales.ts';
import type { DrivingRecord, IdentityCheck, InsuranceScore } from './verifications/vocabulary.ts';
import type { Country, EntityRelationship, EntityType, LocationType, QuoteKind, QuoteStatus } from './vocabulary.ts';

export type Location = {
  readonly locationId: string;
  /** The place itself, the same through every copy; its own id in the first description. */
  readonly rootLocationId: string;
  readonly locationType: LocationType;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly locality: string | null;
  readonly administrativeArea: string;
  readonly postalCode: string;
  readonly country: Country;
  /** What its row says that no rule reads, by column: an underwriter may, so that it counts as content. */
  readonly besides: Readonly<Record<string, unknown>>;
};

/** A person or business on a quote; sealed columns are open here. */
export type Entity = {
  readonly entityId: string;
  /** The person or business itself, the same through every copy; its own id in the first description. */
  readonly rootEntityId: string;
  readonly entityType: EntityType;
  readonly entityRelationship: EntityRelationship;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly businessName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthdate: Day | null;
  readonly maritalStatus: string | null;
  readonly licenseNumber: string | null;
  readonly licenseCountry: string | null;
  readonly licenseAdministrativeArea: string | null;
  readonly licenseFirstIssuedYear: number | null;
  readonly rvDrivingExperienceYears: number | null;
  /** What the line asks of a person beyond the columns, by the names of its fields. */
  readonly answers: Answers;
  readonly locationId: string | null;
  /** What a state knows of them as a driver, where it was asked and the answer still holds; no content of the quote. */
  readonly record?: DrivingRecord;
  /** What its row says that no rule reads, by column: an underwriter may, so that it counts as content. */
  readonly besides: Readonly<Record<string, unknown>>;
};

export type Vehicle = {
  readonly vehicleId: string;
  /** The vehicle itself, the same through every copy; its own id in the first description. */
  readonly rootVehicleId: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** One of the kinds that the line insures. */
  readonly type: string;
  readonly vin: string | null;
  /** Whether the buyer has no VIN yet: it is asked again before the signature. */
  readonly vinPending: boolean | null;
  readonly ratingValue: Cents | null;
  readonly ratingValueType: RatingValueType | null;
  readonly purchasePrice: Cents | null;
  readonly usageType: UsageType | null;
  readonly storageType: StorageType | null;
  readonly estimatedYearlyMileage: number | null;
  /** Per cent of the year's nights that the vehicle is rented out. */
  readonly rentalUtilizationRate: number | null;
  readonly nightsPerYear: number | null;
  readonly salvageTitle: boolean | null;
  readonly originalOwner: boolean | null;
  /** Whether there is a loan or a lease on it. */
  readonly financed: boolean | null;
  /** What the line asks of what it insures beyond the columns, by the names of its fields. */
  readonly answers: Answers;
  readonly locationId: string | null;
  readonly registrationLocationId: string | null;
  readonly lienholderId: string | null;
  /** What its row says that no rule reads, by column: an underwriter may, so that it counts as content. */
  readonly besides: Readonly<Record<string, unknown>>;
};

/** A quote as the rules see it: its row, and what is not archived beneath it. */
export type Quote = {
  readonly quoteId: string;
  readonly organizationId: string;
  readonly productId: string;
  readonly kind: QuoteKind;
  readonly status: QuoteStatus;
  /** Where an approval or a lock goes back to; an approval beneath a lock is told by approvedContentHash. */
  readonly resumeStatus: QuoteStatus | null;
  readonly provider: Provider;
  readonly businessType: BusinessType;
  readonly effectiveDate: Day;
  /** The last day on which this offer may be bought. */
  readonly expirationDate: Day;
  /** One of the lengths that the line offers. */
  readonly policyDurationMonths: number;
  readonly paymentTerm: PaymentTerm;
  readonly country: Country;
  readonly administrativeArea: string;
  readonly postalCode: string;
  /** IANA zone of the risk: its civil days are the quote's days (docs/rules.md, days). */
  readonly timeZone: string;
  /** The language of the risk: letters and documents about it are written in it. */
  readonly language: PageLocale;
  readonly coverages: BoughtCovers;
  readonly discounts: readonly string[];
  readonly declarations: Readonly<Record<string, unknown>>;
  readonly contentHash: string | null;
  readonly ratedContentHash: string | null;
  readonly raterVersionId: string | null;
  readonly approvedContentHash: string | null;
  readonly signedContentHash: string | null;
  /** What the signer agreed to pay for the term with fees, in cents. */
  readonly signedTotal: Cents | null;
  /** How the signer agreed to pay it: instalments bear fees that the total of the term does not hold. */
  readonly signedPaymentTerm: PaymentTerm | null;
  readonly assignedAgentId: string | null;
  readonly policyId: string | null;
  readonly steps: readonly string[];
  readonly version: number;
  readonly mailingLocationId: string | null;
  /** What a bureau says of the buyer, where it was asked and the answer still holds; no content of the quote. */
  readonly score?: InsuranceScore;
  /** What is known of who buys, likewise. */
  readonly identity?: IdentityCheck;
  /** What an underwriter typed as its price and for which content, where no rates price it; no content of the quote. */
  readonly typed?: { readonly contentHash: string; readonly rating: Rating };
  /** The policy that this one takes the place of under its contract, and what that one leaves unpaid, in cents; no content of the quote. */
  readonly rewrites?: { readonly policyId: string; readonly balance: Cents };
  /** What of the price of a next term is held back until later ones; no content of the quote. */
  readonly priceCap?: PriceCap;
  /** That its customer had their data deleted, and it tells of nobody any more; no content of the quote. */
  readonly isErased?: true;
  /** What its row says that no rule reads, by column: an underwriter may, so that it counts as content. */
  readonly besides: Readonly<Record<string, unknown>>;
  readonly entities: readonly Entity[];
  readonly vehicles: readonly Vehicle[];
  readonly locations: readonly Location[];
};

/** The one entity that the policy will be written for. */
export function namedInsuredOf(quote: Pick<Quote, 'entities'>): Entity | null {
  return quote.entities.find((entity) => entity.entityRelationship === 'named_insured') ?? null;
}

/** Who is named beside them and signs, too. */
export function secondInsuredOf(quote: Pick<Quote, 'entities'>): Entity | null {
  return quote.entities.find((entity) => entity.entityRelationship === 'second_named_insured') ?? null;
}

/** The name as it is signed and printed. */
export function nameOf(entity: Pick<Entity, 'entityType' | 'firstName' | 'lastName' | 'businessName'>): string {
  if (entity.entityType === 'business') return entity.businessName ?? '';
  return [entity.firstName, entity.lastName].filter((part) => part !== null && part !== '').join(' ');
}
