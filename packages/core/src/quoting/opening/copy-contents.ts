import type { Entity, Location, Quote, Vehicle } from '../quote.ts';

/** What a copy does not take over from a quote; everything else of it is in the copy. */
export const notCopied = [
  // The copy is a quote of its own, with a life, an offer and a count of edits of its own.
  ...(['quoteId', 'status', 'resumeStatus', 'expirationDate', 'version'] as const),
  // What it is for, and from which day, is for whoever makes it to say: the day of the source may have passed.
  ...(['businessType', 'effectiveDate'] as const),
  // It is hashed over keys of its own and rated under the book of now.
  ...(['contentHash', 'ratedContentHash', 'raterVersionId'] as const),
  // Somebody approved and signed another quote, went through its checkout, and may hold its policy.
  ...(['approvedContentHash', 'signedContentHash', 'signedTotal', 'signedPaymentTerm', 'steps', 'policyId'] as const),
] as const satisfies readonly (keyof Quote)[];

/** The copy of a quote's contents, as the rules see it. */
export type CopiedContents = Omit<Quote, (typeof notCopied)[number]> & {
  /** The new key of each row that was copied, by the key of its source. */
  readonly newIds: ReadonlyMap<string, string>;
};

function rowIds({ locations, entities, vehicles }: Pick<Quote, 'locations' | 'entities' | 'vehicles'>): string[] {
  return [
    ...locations.map(({ locationId }) => locationId),
    ...entities.map(({ entityId }) => entityId),
    ...vehicles.map(({ vehicleId }) => vehicleId),
  ];
}

/** How many new keys the copy of a quote takes. */
export function countCopiedRows(source: Pick<Quote, 'locations' | 'entities' | 'vehicles'>): number {
  return rowIds(source).length;
}

/**
 * The contents of a quote, described once more: every row under a new key, taken from `freshIds` in order, and with
 * the root of its source, so that it stays the same vehicle, person or place. What pointed at a row of the source
 * points at its copy, and at nothing where that row was archived. Throws when there are too few new keys.
 */
export function copyContents(source: Quote, freshIds: readonly string[]): CopiedContents {
  const ids = rowIds(source);
  if (freshIds.length < ids.length) throw new RangeError(`A copy of ${ids.length} rows takes as many keys`);
  const newIds = new Map(ids.map((id, place) => [id, freshIds[place] ?? id]));
  const anew = (id: string) => newIds.get(id) ?? id;
  const copyOf = (id: string | null) => (id === null ? null : (newIds.get(id) ?? null));
  const location = (one: Location): Location => ({ ...one, locationId: anew(one.locationId) });
  const entity = (one: Entity): Entity => ({
    ...one,
    entityId: anew(one.entityId),
    locationId: copyOf(one.locationId),
  });
  const vehicle = (one: Vehicle): Vehicle => ({
    ...one,
    vehicleId: anew(one.vehicleId),
    locationId: copyOf(one.locationId),
    registrationLocationId: copyOf(one.registrationLocationId),
    lienholderId: copyOf(one.lienholderId),
  });
  return {
    organizationId: source.organizationId,
    productId: source.productId,
    kind: source.kind,
    provider: source.provider,
    policyDurationMonths: source.policyDurationMonths,
    paymentTerm: source.paymentTerm,
    country: source.country,
    administrativeArea: source.administrativeArea,
    postalCode: source.postalCode,
    timeZone: source.timeZone,
    language: source.language,
    coverages: source.coverages,
    discounts: source.discounts,
    declarations: source.declarations,
    assignedAgentId: source.assignedAgentId,
    mailingLocationId: copyOf(source.mailingLocationId),
    besides: source.besides,
    locations: source.locations.map(location),
    entities: source.entities.map(entity),
    vehicles: source.vehicles.map(vehicle),
    newIds,
  };
}
