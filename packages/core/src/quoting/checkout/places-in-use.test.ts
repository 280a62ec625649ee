import { describe, expect, test } from 'vitest';
import { contentOf } from '../signing/content-hash.ts';
import { placesInUse } from './places-in-use.ts';
import { exampleGaraging, exampleInsured, exampleMailing, exampleQuote, exampleVehicle } from '../quote.fixture.ts';

const quote = exampleQuote();
const former = { ...exampleGaraging, locationId: 'location-former', postalCode: '43004' };
const all = [exampleMailing, former, exampleGaraging];

describe('the places of a quote', () => {
  test('are where mail goes and where vehicles are kept, in their order', () => {
    expect(placesInUse(quote, all)).toEqual([exampleMailing, exampleGaraging]);
  });

  test('are not where a vehicle was once: there and back is the same content', () => {
    expect(contentOf({ ...quote, locations: placesInUse(quote, all) })).toBe(contentOf(quote));
    expect(contentOf({ ...quote, locations: all })).not.toBe(contentOf(quote));
  });

  test('are the new one once the vehicle is there, which is other content', () => {
    const moved = { ...quote, vehicles: [{ ...exampleVehicle, locationId: former.locationId }] };
    const locations = placesInUse(moved, all);
    expect(locations).toEqual([exampleMailing, former]);
    expect(contentOf({ ...moved, locations })).not.toBe(contentOf(quote));
  });

  test('are where a vehicle is registered, and once for several vehicles', () => {
    const registered = { ...exampleVehicle, locationId: null, registrationLocationId: former.locationId };
    const vehicles = [registered, { ...registered, vehicleId: 'vehicle-2' }];
    expect(placesInUse({ mailingLocationId: null, entities: [], vehicles }, all)).toEqual([former]);
  });

  test('are where somebody who is named beside the insured gets mail', () => {
    const lender = { ...exampleInsured, entityId: 'entity-2', locationId: former.locationId };
    expect(placesInUse({ ...quote, entities: [...quote.entities, lender] }, all)).toEqual(all);
  });

  test('are none while nothing names one', () => {
    expect(placesInUse({ mailingLocationId: null, entities: [], vehicles: [] }, all)).toEqual([]);
  });
});
