import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleGaraging, exampleQuote, exampleVehicle } from '../quoting/quote.fixture.ts';
import type { Quote } from '../quoting/quote.ts';
import { contentOf } from '../quoting/signing/content-hash.ts';
import { applyDelta, type Delta, differenceOf } from './delta.ts';
import { describedAs, descriptionOf, reachedAsNow } from './description.ts';

const seed = 39;
const quote = exampleQuote();
const rig = exampleVehicle.rootVehicleId;

function must(delta: Delta, from: Quote = quote): Quote {
  const decision = applyDelta(descriptionOf(from), delta);
  if (!decision.ok) throw new Error(decision.refusal.message);
  return describedAs(from, decision.event);
}

describe('what a quote describes, as changes see it', () => {
  test('is the same quote again where nothing is changed', () => {
    expect(must({})).toEqual(quote);
  });

  test('holds nothing that is sealed', () => {
    const text = JSON.stringify(descriptionOf(quote));
    expect(text).not.toContain('1968-03-09');
    expect(text).not.toContain('OH123456');
  });

  test('is what the change of it says, of covers, discounts and fields in any order', () => {
    const delta: fc.Arbitrary<Delta> = fc.record(
      {
        coverages: fc.constantFrom(
          { comprehensive: { put: { deductible: 250 } } },
          { roadside: { remove: true as const } },
          { pet: { add: { limit: 1000 } } },
        ),
        discounts: fc.constantFrom({ claim_free: { remove: true as const } }, { affinity: { add: {} } }),
        vehicles: fc.record({
          [rig]: fc.record({ set: fc.record({ storage_type: fc.constantFrom('indoor', 'street') }) }),
        }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(delta, (one) => {
        const applied = applyDelta(descriptionOf(quote), one);
        expect(applied).toEqual({ ok: true, event: descriptionOf(must(one)) });
        expect(contentOf(must(differenceOf(descriptionOf(must(one)), descriptionOf(quote)), must(one)))).toBe(
          contentOf(quote),
        );
      }),
      { seed, numRuns: 200 },
    );
  });

  test('moves a vehicle to a new place, and back to where it was', () => {
    const lot = { location_type: 'garaging', administrative_area: 'OH', postal_code: '43215', country: 'US' };
    const moved = must({
      locations: { lot: { add: lot } },
      vehicles: { [rig]: { set: { location: 'lot' } } },
    });
    expect(moved.vehicles[0]?.locationId).toBe('lot');
    expect(moved.locations.find(({ locationId }) => locationId === 'lot')).toMatchObject({ postalCode: '43215' });
    expect(moved.locations.some(({ locationId }) => locationId === exampleGaraging.locationId)).toBe(false);
  });

  test('adds a vehicle under its root, with what is not a field of ours beside it, and takes one off', () => {
    const added = { type: 'pop_up', year: 2024, floorplan: '12', location: exampleGaraging.rootLocationId };
    const two = must({ vehicles: { trailer: { add: added } } });
    expect(two.vehicles[1]).toMatchObject({
      vehicleId: 'trailer',
      rootVehicleId: 'trailer',
      type: 'pop_up',
      locationId: exampleGaraging.locationId,
      besides: { floorplan: '12' },
    });
    expect(must({ vehicles: { trailer: { remove: true } } }, two)).toEqual(quote);
  });
});

test('everybody is reached as they are now, whatever day is described', () => {
  const nobody = { coverages: {}, discounts: {}, locations: {}, vehicles: {} };
  const then = {
    ...nobody,
    entities: { ada: { first_name: 'Ada', email: 'a@example.com', phone: null }, jo: { email: null } },
  };
  const now = { ...nobody, entities: { ada: { first_name: 'Ida', email: 'ada@example.com', phone: '1' } } };
  expect(reachedAsNow(then, now).entities).toEqual({
    ada: { first_name: 'Ada', email: 'ada@example.com', phone: '1' },
    jo: { email: null },
  });
});
