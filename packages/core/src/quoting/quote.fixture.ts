import { principalOf, type Principal } from '../identity/principal.ts';
import type { Role } from '../identity/vocabulary.ts';
import { day, type Day } from '../shared/time/day.ts';
import type { Decision } from '../shared/decision.ts';
import type { Entity, Location, Quote, Vehicle } from './quote.ts';
import { type Reading, readBeforeSigning, readTypes } from './checks/check-reading.ts';
import { eConsentVersion } from './signing/e-consent.ts';
import type { Moratorium } from './subject/moratoriums.ts';
import { factsOn, type QuoteFacts, type RatingFacts } from './subject/quote-facts.ts';

/** The day on which the examples are looked at. */
export const today: Day = day('2026-03-10');

export const exampleVehicle: Vehicle = {
  vehicleId: 'vehicle-1',
  rootVehicleId: 'vehicle-1',
  year: 2023,
  make: 'Winnebago',
  model: 'Adventurer',
  type: 'class_a',
  vin: '1M8GDM9A0PP042788',
  ratingValue: 12_000_000,
  ratingValueType: 'agreed_value',
  purchasePrice: 13_500_000,
  usageType: 'recreational',
  storageType: 'secured',
  estimatedYearlyMileage: 5_000,
  rentalUtilizationRate: 0,
  nightsPerYear: 40,
  salvageTitle: false,
  vinPending: null,
  originalOwner: true,
  financed: false,
  answers: {},
  locationId: 'location-2',
  registrationLocationId: null,
  lienholderId: null,
  besides: {},
};

export const exampleInsured: Entity = {
  entityId: 'entity-1',
  rootEntityId: 'entity-1',
  entityType: 'person',
  entityRelationship: 'named_insured',
  firstName: 'Renée',
  lastName: "O'Neill",
  businessName: null,
  email: 'renee@example.com',
  phone: '216-555-0148',
  birthdate: day('1968-03-09'),
  maritalStatus: null,
  licenseNumber: 'OH123456',
  licenseCountry: 'US',
  licenseAdministrativeArea: 'OH',
  licenseFirstIssuedYear: 1985,
  rvDrivingExperienceYears: 8,
  answers: {},
  locationId: 'location-1',
  besides: {},
};

export const exampleMailing: Location = {
  locationId: 'location-1',
  rootLocationId: 'location-1',
  locationType: 'mailing',
  line1: '12 Erie Street',
  line2: null,
  locality: 'Cleveland',
  administrativeArea: 'OH',
  postalCode: '44114',
  country: 'US',
  besides: {},
};

export const exampleGaraging: Location = {
  locationId: 'location-2',
  rootLocationId: 'location-2',
  locationType: 'garaging',
  line1: '800 Lake Road',
  line2: 'Lot 7',
  locality: 'Sandusky',
  administrativeArea: 'OH',
  postalCode: '44870',
  country: 'US',
  besides: {},
};

/** An open quote that lacks nothing but a signature: rated, bindable, good for another 20 days. */
export function exampleQuote(changes: Partial<Quote> = {}): Quote {
  return {
    quoteId: 'quote-1',
    organizationId: 'organization-1',
    productId: 'product-1',
    kind: 'quote',
    status: 'open',
    resumeStatus: null,
    provider: 'personal',
    businessType: 'new_business',
    effectiveDate: day('2026-03-20'),
    expirationDate: day('2026-03-30'),
    policyDurationMonths: 12,
    paymentTerm: 'monthly',
    country: 'US',
    administrativeArea: 'OH',
    postalCode: '44114',
    timeZone: 'America/New_York',
    language: 'en-us',
    coverages: {
      liability: { limit: '100/300/100' },
      comprehensive: { deductible: 500 },
      collision: { deductible: 500 },
      roadside: {},
    },
    discounts: ['claim_free'],
    declarations: { incidents: { at_fault: 0 } },
    contentHash: 'hash-1',
    ratedContentHash: 'hash-1',
    raterVersionId: 'rater-1',
    approvedContentHash: null,
    signedContentHash: null,
    // What is signed is signed at the example's price.
    signedTotal: changes.signedContentHash ? 104_753 : null,
    signedPaymentTerm: changes.signedContentHash ? (changes.paymentTerm ?? 'monthly') : null,
    assignedAgentId: null,
    policyId: null,
    steps: [],
    version: 3,
    mailingLocationId: 'location-1',
    besides: {},
    entities: [exampleInsured],
    vehicles: [exampleVehicle],
    locations: [exampleMailing, exampleGaraging],
    ...changes,
  };
}

/** The rating of the example's content, with nothing against it. */
export function exampleRating(changes: Partial<RatingFacts> = {}): RatingFacts {
  return {
    contentHash: 'hash-1',
    raterVersionId: 'rater-1',
    missing_fields: [],
    referrals: [],
    rejections: [],
    total: 104_753,
    ...changes,
  };
}

/** What is read before the example is signed, or before that of another content. */
export function exampleReading(changes: Partial<Reading> = {}, contentHash = 'hash-1'): Reading {
  const quote = { contentHash, productId: 'product-1' };
  const documents = readTypes.map((type, index) => ({
    documentId: `document-${index + 1}`,
    type,
    version: 1,
    sha256: `file-${index + 1}`,
    status: 'ready' as const,
    madeFrom: readBeforeSigning[type](quote, ''),
  }));
  return { consentVersion: eConsentVersion, named: documents.length, documents, ...changes };
}

/** Facts under which every guard but the signature holds for the example. */
export function exampleFacts(changes: Partial<QuoteFacts> = {}): QuoteFacts {
  return factsOn(changes.today ?? today, {
    rating: exampleRating(),
    currentRaterVersionId: 'rater-1',
    payment: 'method_given',
    reading: exampleReading(),
    ...changes,
  });
}

export const refused = { code: 'some_rule', message: 'The reason.' } as const;

/** Someone of a role. */
export function as(role: Role): Principal {
  return principalOf(role, { organizationId: 'organization-1', userId: 'user-1', quoteId: 'quote-1' });
}

/** Why a decision refuses, or null when it accepts. */
export function codeOf(decision: Decision<unknown>): string | null {
  return decision.ok ? null : decision.refusal.code;
}

/** The input that a decision refuses, or null when it accepts or refuses none in particular. */
export function fieldOf(decision: Decision<unknown>): string | null {
  return decision.ok ? null : (decision.refusal.field ?? null);
}

/** A moratorium on new cover where the example quote is kept, from the morning of the day for two days. */
export function exampleMoratorium(changes: Partial<Moratorium> = {}): Moratorium {
  return {
    moratoriumId: 'moratorium-1',
    name: {
      en: 'Hurricane Ida',
      fr: 'Ouragan Ida',
    },
    provider: null,
    notice: {
      en: 'A hurricane is near.',
      fr: null,
    },
    actions: ['bind'],
    states: ['US-OH'],
    postalCodes: [],
    timeZone: 'America/New_York',
    starts: new Date('2026-03-10T12:00:00Z'),
    ends: new Date('2026-03-12T12:00:00Z'),
    ...changes,
  };
}
