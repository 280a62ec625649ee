import { randomUUID } from 'node:crypto';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, plannedQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('write vehicle relations');
let quote: StartedQuote;
let vehicleId: string;
beforeEach(async () => {
  quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
  vehicleId = await vehicleOf(fixture.backend, quote.quoteId);
});

const update =
  'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { vehicle_id } }';
const create = `mutation ($id: uuid!, $vehicle: vehicle_input!) {
  create_vehicle(quote_id: $id, vehicle: $vehicle) { vehicle_id }
}`;
const removeAll = 'mutation ($ids: [uuid!]!) { delete_vehicles(vehicle_ids: $ids) { vehicle_id archived } }';
const place = { line_1: '9 King Street', locality: 'Columbus', administrative_area: 'OH', postal_code: '43215' };

const change = (changes: object, id = vehicleId) => quote.customer.must(update, { id, changes });

async function addVehicle(vehicle: object = { type: 'pop_up' }): Promise<string> {
  const { create_vehicle } = await quote.customer.must<{ create_vehicle: { vehicle_id: string } }>(create, {
    id: quote.quoteId,
    vehicle,
  });
  return create_vehicle.vehicle_id;
}

async function addLienholder(to = quote): Promise<string> {
  const { create_entity } = await to.customer.must<{ create_entity: { entity_id: string } }>(
    `mutation ($id: uuid!, $entity: entity_input!, $at: location_input!) {
      create_entity(quote_id: $id, entity_relationship: "lienholder", entity: $entity, location: $at) { entity_id }
    }`,
    { id: to.quoteId, entity: { entity_type: 'business', business_name: 'Lake Bank' }, at: place },
  );
  return create_entity.entity_id;
}

const hashOf = async () =>
  (
    await selectOne<{ content_hash: string }>(fixture.backend, 'select content_hash from quotes where quote_id = $1', [
      quote.quoteId,
    ])
  ).content_hash;

describe('the lienholder of a vehicle', () => {
  test('is one of the quote, leaves it when told to, and with whoever takes them off', async () => {
    const bank = await addLienholder();
    const before = await hashOf();
    await change({ lienholder_id: bank });
    const trailer = await addVehicle({ type: 'pop_up', lienholder_id: bank });
    expect(await hashOf()).not.toBe(before);
    const financed = () =>
      selectRows<{ vehicle_id: string }>(
        fixture.backend,
        'select vehicle_id from vehicles where lienholder_id = $1 order by created, vehicle_id',
        [bank],
      );
    expect((await financed()).map(({ vehicle_id }) => vehicle_id)).toEqual([vehicleId, trailer]);
    await change({ lienholder_id: null });
    expect(await financed()).toHaveLength(1);
    await quote.customer.must('mutation ($id: uuid!) { delete_entity(entity_id: $id) { entity_id } }', { id: bank });
    expect(await financed()).toEqual([]);
  });

  test('is nobody of another quote, and nobody but a lienholder', async () => {
    const other = await startQuote(fixture.backend, aMotorhomeQuote());
    const insured = await selectOne<{ entity_id: string }>(
      fixture.backend,
      'select entity_id from entities where quote_id = $1',
      [quote.quoteId],
    );
    const field = 'vehicle.lienholder_id';
    for (const lienholder_id of [await addLienholder(other), insured.entity_id, randomUUID()]) {
      const changed = { id: vehicleId, changes: { lienholder_id } };
      const refused = { code: 'lienholder_unknown', field };
      expect(await refusalOf(fixture.backend, quote.customer, update, changed)).toEqual(refused);
      const added = { id: quote.quoteId, vehicle: { type: 'pop_up', lienholder_id } };
      expect(await refusalOf(fixture.backend, quote.customer, create, added)).toEqual(refused);
    }
  });
});

describe('where a vehicle is registered', () => {
  const registered = (id = vehicleId) =>
    selectRows(
      fixture.backend,
      `select location_type, line_1, postal_code from vehicles v join locations l
       on l.location_id = v.registration_location_id where vehicle_id = $1`,
      [id],
    );

  test('is a place of its own, written over, and taken away', async () => {
    const before = await hashOf();
    await change({ registration_location: place });
    expect(await registered()).toEqual([
      { location_type: 'registration', line_1: '9 King Street', postal_code: '43215' },
    ]);
    expect(await hashOf()).not.toBe(before);
    const trailer = await addVehicle({ type: 'pop_up', registration_location: { ...place, line_1: '1 Main' } });
    await change({ registration_location: { ...place, line_1: '10 King Street' } });
    expect(await registered()).toMatchObject([{ line_1: '10 King Street' }]);
    expect(await registered(trailer)).toMatchObject([{ line_1: '1 Main' }]);
    await change({ make: 'Tiffin' });
    expect(await registered()).toHaveLength(1);
    await change({ registration_location: null });
    expect(await registered()).toEqual([]);
  });

  test('says nothing of where it is kept, so that it may be anywhere', async () => {
    await change({ registration_location: { ...place, postal_code: 'M5V 2T6', administrative_area: 'ON' } });
    expect(await registered()).toMatchObject([{ postal_code: 'M5V 2T6' }]);
  });
});

test('an agent reads lienholders with their vehicles, and every address of a quote', async () => {
  const bank = await addLienholder();
  await change({ lienholder_id: bank, registration_location: { ...place, line_1: '1 Main' } });
  const read = await fixture.tenants.insurer.agent.must(
    `query ($id: uuid!) {
      entities(where: { quote_id: { _eq: $id }, entity_relationship: { _eq: "lienholder" }, archived: { _is_null: true } }) {
        business_name email phone years_in_business location { line_1 postal_code }
      }
      vehicles(where: { quote_id: { _eq: $id } }) { lienholder { business_name } registration_location { line_1 } }
      locations(where: { quote_id: { _eq: $id } }, order_by: { location_type: asc, line_1: asc }) { location_type line_1 }
    }`,
    { id: quote.quoteId },
  );
  expect(read).toMatchObject({
    entities: [{ business_name: 'Lake Bank', location: { line_1: '9 King Street', postal_code: '43215' } }],
    vehicles: [{ lienholder: { business_name: 'Lake Bank' }, registration_location: { line_1: '1 Main' } }],
    locations: [
      { location_type: 'garaging' },
      { location_type: 'mailing' },
      { location_type: 'mailing', line_1: '9 King Street' },
      { location_type: 'registration', line_1: '1 Main' },
    ],
  });
});

describe('several vehicles', () => {
  test('are taken off at once, in one edit, and named as the reason why the price moved', async () => {
    const trailer = { type: 'pop_up', year: 2022, rating_value: 900_000, usage_type: 'recreational' };
    const full = { ...trailer, storage_type: 'secured', rental_utilization_rate: 0, rating_value_type: 'agreed_value' };
    const ids = [await addVehicle({ ...full, make: 'Jayco' }), await addVehicle({ ...full, make: 'Coachmen' })];
    const versionOf = () =>
      selectOne<{ version: number }>(fixture.backend, 'select version from quotes where quote_id = $1', [
        quote.quoteId,
      ]);
    const { version } = await versionOf();
    const { delete_vehicles } = await quote.customer.must<{
      delete_vehicles: { vehicle_id: string; archived: string }[];
    }>(removeAll, { ids });
    expect(delete_vehicles.map(({ vehicle_id }) => vehicle_id)).toEqual(ids);
    expect(delete_vehicles.every(({ archived }) => archived !== null)).toBe(true);
    expect(await versionOf()).toEqual({ version: version + 1 });
    const moves = await selectRows<{ answer: string }>(
      fixture.backend,
      'select answer from price_moves where quote_id = $1 order by sequence desc limit 3',
      [quote.quoteId],
    );
    expect(moves.map(({ answer }) => answer)).toEqual(['vehicles_removed', 'vehicle_added', 'second_vehicle']);
  });

  test('all stay where one of them is of another quote, gone already, or the last', async () => {
    const trailer = await addVehicle();
    const other = await startQuote(fixture.backend, aMotorhomeQuote());
    const cases: [string[], string][] = [
      [[trailer, await vehicleOf(fixture.backend, other.quoteId)], 'vehicle_removed'],
      [[trailer, randomUUID()], 'vehicle_removed'],
      [[trailer, vehicleId], 'last_vehicle'],
      [[], 'not_found'],
    ];
    for (const [ids, code] of cases) {
      expect(await refusalOf(fixture.backend, quote.customer, removeAll, { ids })).toMatchObject({ code });
    }
    const left = 'select 1 from vehicles where quote_id = $1 and archived is null';
    expect(await selectRows(fixture.backend, left, [quote.quoteId])).toHaveLength(2);
  });
});
