import type { Quote } from './quote.ts';

/** A value as JSON with its keys in order, so that equal values give equal text; undefined counts as absent. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const pairs = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`);
  return `{${pairs.join(',')}}`;
}

function inOrder<Row>(rows: readonly Row[], key: (row: Row) => string): Row[] {
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

// Named one by one: a column that a later slice adds must not change the hash of a quote that was approved before.
const entityKeys = (
  'entityId entityType entityRelationship firstName lastName businessName email phone birthdate maritalStatus ' +
  'licenseNumber licenseCountry licenseAdministrativeArea licenseFirstIssuedYear rvDrivingExperienceYears locationId'
).split(' ');
const vehicleKeys = (
  'vehicleId year make model type vin ratingValue ratingValueType purchasePrice usageType storageType ' +
  'estimatedYearlyMileage rentalUtilizationRate nightsPerYear salvageTitle originalOwner locationId ' +
  'registrationLocationId lienholderId'
).split(' ');
const locationKeys = 'locationId locationType line1 line2 locality administrativeArea postalCode country'.split(' ');

function pick(row: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));
}

/**
 * The text whose hash is the content hash (docs/rules.md, a quote’s life): product and provider, entities, vehicles, locations, coverages,
 * discounts, declarations, effective date and duration; never payment term, notes, assignment or meta. The order of
 * rows and keys does not matter.
 */
export function contentOf(quote: Quote): string {
  return canonicalJson({
    productId: quote.productId,
    provider: quote.provider,
    entities: inOrder(quote.entities, (entity) => entity.entityId).map((entity) => pick(entity, entityKeys)),
    vehicles: inOrder(quote.vehicles, (vehicle) => vehicle.vehicleId).map((vehicle) => pick(vehicle, vehicleKeys)),
    locations: inOrder(quote.locations, (location) => location.locationId).map((location) =>
      pick(location, locationKeys),
    ),
    coverages: quote.coverages,
    discounts: quote.discounts.toSorted(),
    declarations: quote.declarations,
    effectiveDate: quote.effectiveDate,
    policyDurationMonths: quote.policyDurationMonths,
  });
}
