import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyContents, countCopiedRows, notCopied } from './copy-contents.ts';
import { exampleGaraging, exampleInsured, exampleMailing, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import type { Quote } from '../quote.ts';

const seed = 20_261_122;

const places = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 });
const oneOf = (ids: readonly string[]) => fc.constantFrom(null, ...ids, 'an archived row');

/** Quotes of any size whose rows point at each other, at nothing, or at what was archived. */
const anyQuote: fc.Arbitrary<Quote> = fc.tuple(places, places, places).chain(([l, e, v]) => {
  const [locationIds, entityIds] = [l.map((n) => `location-${n}`), e.map((n) => `entity-${n}`)];
  const locations = locationIds.map((locationId) => ({ ...exampleMailing, locationId, rootLocationId: locationId }));
  const entities = entityIds.map((entityId) =>
    oneOf(locationIds).map((locationId) => ({
      ...exampleInsured,
      entityId,
      rootEntityId: `first ${entityId}`,
      locationId,
    })),
  );
  const vehicles = v.map((n) =>
    fc
      .tuple(oneOf(locationIds), oneOf(locationIds), oneOf(entityIds))
      .map(([locationId, registered, lienholderId]) => ({
        ...exampleVehicle,
        vehicleId: `vehicle-${n}`,
        rootVehicleId: `first vehicle-${n}`,
        locationId,
        registrationLocationId: registered,
        lienholderId,
      })),
  );
  return fc
    .tuple(fc.tuple(...entities), fc.tuple(...vehicles), oneOf(locationIds))
    .map(([people, rigs, mailingLocationId]) =>
      exampleQuote({ locations, entities: people, vehicles: rigs, mailingLocationId }),
    );
});

const fresh = (prefix: string, quote: Quote) =>
  Array.from({ length: countCopiedRows(quote) }, (_one, place) => `${prefix}-${place}`);
const copied = (quote: Quote, prefix = 'copy') => copyContents(quote, fresh(prefix, quote));
const check = (rule: (quote: Quote) => void) => fc.assert(fc.property(anyQuote, rule), { seed });

const keys = ({ locations, entities, vehicles }: Pick<Quote, 'locations' | 'entities' | 'vehicles'>) => [
  ...locations.map((one) => one.locationId),
  ...entities.map((one) => one.entityId),
  ...vehicles.map((one) => one.vehicleId),
];
const roots = ({ locations, entities, vehicles }: Pick<Quote, 'locations' | 'entities' | 'vehicles'>) => [
  ...locations.map((one) => one.rootLocationId),
  ...entities.map((one) => one.rootEntityId),
  ...vehicles.map((one) => one.rootVehicleId),
];

describe(`a copy (seed ${seed})`, () => {
  test('has a new key for every row', () => {
    check((quote) => {
      const all = [...keys(quote), ...keys(copied(quote))];
      expect(new Set(all).size).toBe(all.length);
    });
  });

  test('keeps every root, and so does a copy of it', () => {
    check((quote) => {
      const once = copied(quote);
      expect(roots(once)).toEqual(roots(quote));
      expect(roots(copied({ ...quote, ...once }, 'second'))).toEqual(roots(quote));
    });
  });

  test('points at rows of its own, and at none where the source pointed at what was archived', () => {
    check((quote) => {
      const { newIds, ...copy } = copied(quote);
      const pointers = (one: Pick<Quote, 'entities' | 'vehicles' | 'mailingLocationId'>) => [
        one.mailingLocationId,
        ...one.entities.map((entity) => entity.locationId),
        ...one.vehicles.flatMap((each) => [each.locationId, each.registrationLocationId, each.lienholderId]),
      ];
      expect(pointers(copy)).toEqual(pointers(quote).map((id) => (id === null ? null : (newIds.get(id) ?? null))));
      for (const id of pointers(copy)) expect(id === null || keys(copy).includes(id)).toBe(true);
    });
  });

  test('says of each row what its source says', () => {
    const quote = exampleQuote();
    const copy = copied(quote);
    expect(copy.locations).toEqual([
      { ...exampleMailing, locationId: 'copy-0' },
      { ...exampleGaraging, locationId: 'copy-1' },
    ]);
    expect(copy.entities).toEqual([{ ...exampleInsured, entityId: 'copy-2', locationId: 'copy-0' }]);
    expect(copy.vehicles).toEqual([{ ...exampleVehicle, vehicleId: 'copy-3', locationId: 'copy-1' }]);
    expect(copy.mailingLocationId).toBe('copy-0');
  });

  test('takes over everything that is not named as left behind', () => {
    const quote = exampleQuote({ assignedAgentId: 'user-9', policyId: 'policy-1' });
    const { newIds, ...copy } = copied(quote);
    expect(newIds.size).toBe(4);
    expect([...Object.keys(copy), ...notCopied].toSorted()).toEqual(Object.keys(quote).toSorted());
    const same = ['coverages', 'discounts', 'declarations', 'provider', 'paymentTerm', 'assignedAgentId'] as const;
    for (const part of same) expect(copy[part]).toEqual(quote[part]);
  });

  test('is not made with too few keys', () => {
    expect(() => copyContents(exampleQuote(), ['one'])).toThrow(RangeError);
  });
});
