import type { Entity, Location, Quote, Vehicle } from './quote.ts';

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
function contentOfEntity(entity: Entity): Entity {
  const { entityId, entityType, entityRelationship, firstName, lastName, businessName, email, phone } = entity;
  const { birthdate, maritalStatus, licenseNumber, licenseCountry, licenseAdministrativeArea } = entity;
  const { licenseFirstIssuedYear, rvDrivingExperienceYears, locationId } = entity;
  return {
    ...{ entityId, entityType, entityRelationship, firstName, lastName, businessName, email, phone },
    ...{ birthdate, maritalStatus, licenseNumber, licenseCountry, licenseAdministrativeArea },
    ...{ licenseFirstIssuedYear, rvDrivingExperienceYears, locationId },
  };
}

function contentOfVehicle(vehicle: Vehicle): Vehicle {
  const { vehicleId, year, make, model, type, vin, ratingValue, ratingValueType, purchasePrice } = vehicle;
  const { usageType, storageType, estimatedYearlyMileage, rentalUtilizationRate, nightsPerYear } = vehicle;
  const { salvageTitle, originalOwner, locationId, registrationLocationId, lienholderId } = vehicle;
  return {
    ...{ vehicleId, year, make, model, type, vin, ratingValue, ratingValueType, purchasePrice },
    ...{ usageType, storageType, estimatedYearlyMileage, rentalUtilizationRate, nightsPerYear },
    ...{ salvageTitle, originalOwner, locationId, registrationLocationId, lienholderId },
  };
}

function contentOfLocation(location: Location): Location {
  const { locationId, locationType, line1, line2, locality, administrativeArea, postalCode, country } = location;
  return { locationId, locationType, line1, line2, locality, administrativeArea, postalCode, country };
}

/**
 * The text whose hash is the content hash (rules 2.1): product and provider, entities, vehicles, locations, coverages,
 * discounts, declarations, effective date and duration; never payment term, notes, assignment or meta. The order of
 * rows and keys does not matter.
 */
export function contentOf(quote: Quote): string {
  return canonicalJson({
    productId: quote.productId,
    provider: quote.provider,
    entities: inOrder(quote.entities.map(contentOfEntity), (entity) => entity.entityId),
    vehicles: inOrder(quote.vehicles.map(contentOfVehicle), (vehicle) => vehicle.vehicleId),
    locations: inOrder(quote.locations.map(contentOfLocation), (location) => location.locationId),
    coverages: quote.coverages,
    discounts: quote.discounts.toSorted(),
    declarations: quote.declarations,
    effectiveDate: quote.effectiveDate,
    policyDurationMonths: quote.policyDurationMonths,
  });
}
