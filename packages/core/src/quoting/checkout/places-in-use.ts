import type { Entity, Location, Quote } from '../quote.ts';

type Naming = Pick<Quote, 'mailingLocationId'> & {
  readonly entities: readonly Pick<Entity, 'locationId'>[];
  readonly vehicles: readonly Pick<Quote['vehicles'][number], 'locationId' | 'registrationLocationId'>[];
};

/**
 * The places that something on the quote names. One that a vehicle was moved away from is history: it is no content, so
 * that a vehicle moved there and back leaves the quote as it was.
 */
export function placesInUse<Place extends Pick<Location, 'locationId'>>(
  { mailingLocationId, entities, vehicles }: Naming,
  places: readonly Place[],
): Place[] {
  const named = new Set([
    mailingLocationId,
    ...entities.map(({ locationId }) => locationId),
    ...vehicles.flatMap(({ locationId, registrationLocationId }) => [locationId, registrationLocationId]),
  ]);
  return places.filter(({ locationId }) => named.has(locationId));
}
