import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  plannedQuote,
  signedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('write vehicle', { now: '2026-06-15T14:00:00Z' });
let quote: StartedQuote;
let vehicleId: string;
beforeAll(async () => {
  quote = await plannedQuote(fixture.backend, aQuote());
  vehicleId = await vehicleOf(fixture.backend, quote.quoteId);
});

const create = `mutation ($id: uuid!, $vehicle: vehicle_input!, $version: Int) {
  create_vehicle(quote_id: $id, vehicle: $vehicle, version: $version) { vehicle_id type vin location { postal_code } }
}`;
const update = `mutation ($id: uuid!, $changes: vehicle_input!, $version: Int) {
  update_vehicle(vehicle_id: $id, changes: $changes, version: $version) {
    vehicle_id year make vin usage_type rating_value location { postal_code administrative_area }
  }
}`;
const remove = `mutation ($id: uuid!, $version: Int) {
  delete_vehicle(vehicle_id: $id, version: $version) { vehicle_id archived }
}`;
const change = (changes: Record<string, unknown>) =>
  quote.customer.must<{ update_vehicle: Record<string, unknown> }>(update, { id: vehicleId, changes });

/** The bad input of a vehicle, each with its code and its field. */
const bad = [
  ['a VIN with a wrong check digit', { vin: '1M8GDM9A1KP042788' }, 'vin_check_digit', 'vehicle.vin'],
  ['a VIN that is too short', { vin: '1M8GDM9A0PP04278' }, 'vin_length', 'vehicle.vin'],
  ['a VIN with an O', { vin: '1M8GDM9AXKPO42788' }, 'vin_characters', 'vehicle.vin'],
  ['an unknown class', { type: 'spaceship' }, 'not_insured_by_line', 'vehicle.type'],
  ['an unknown use', { usage_type: 'racing' }, 'usage_unknown', 'vehicle.usage_type'],
  ['an unknown storage', { storage_type: 'moon' }, 'storage_unknown', 'vehicle.storage_type'],
  ['a model year after next year', { year: 2028 }, 'year_out_of_range', 'vehicle.year'],
  ['a model year before 1900', { year: 1899 }, 'year_out_of_range', 'vehicle.year'],
  ['a value below the range', { rating_value: 199_999 }, 'value_out_of_range', 'vehicle.rating_value'],
  ['a value above the range', { rating_value: 500_000_001 }, 'value_out_of_range', 'vehicle.rating_value'],
  ['a value beyond every number', { rating_value: '99999999999999999' }, 'value_out_of_range', 'vehicle.rating_value'],
  ['a negative price', { purchase_price: -1 }, 'purchase_price_out_of_range', 'vehicle.purchase_price'],
  ['too many miles', { estimated_yearly_mileage: 200_001 }, 'mileage_out_of_range', 'vehicle.estimated_yearly_mileage'],
  [
    '101 per cent of nights',
    { rental_utilization_rate: 101 },
    'rental_out_of_range',
    'vehicle.rental_utilization_rate',
  ],
  ['367 nights', { nights_per_year: 367 }, 'nights_out_of_range', 'vehicle.nights_per_year'],
  ['a length below zero', { length: -3 }, 'length_out_of_range', 'vehicle.length'],
  ['a length of 101 feet', { length: '100.5' }, 'length_out_of_range', 'vehicle.length'],
  ['a distance below zero', { max_miles_from_address: -1 }, 'distance_out_of_range', 'vehicle.max_miles_from_address'],
  ['a malformed place', { garaging_postal_code: '1' }, 'postal_code_malformed', 'vehicle.garaging_postal_code'],
  ['an unknown place', { garaging_postal_code: '00000' }, 'postal_code_unknown', 'vehicle.garaging_postal_code'],
] as const;

describe('update_vehicle', () => {
  test('writes what was sent, rates again and counts the edit', async () => {
    const before = await selectOne<{ version: number }>(fixture.backend, 'select * from quotes where quote_id = $1', [
      quote.quoteId,
    ]);
    const { update_vehicle } = await change({ make: 'Airstream', vin: '1m8gdm9a0pp042788', rating_value: 7_000_000 });
    expect(update_vehicle).toMatchObject({ make: 'Airstream', vin: '1M8GDM9A0PP042788', rating_value: 7_000_000 });
    const after = await selectOne<{ version: number; content_hash: string; rated_content_hash: string }>(
      fixture.backend,
      'select * from quotes where quote_id = $1',
      [quote.quoteId],
    );
    expect(after.version).toBe(before.version + 1);
    expect(after.rated_content_hash).toBe(after.content_hash);
  });

  test('clears a column by an empty text', async () => {
    expect((await change({ vin: '' })).update_vehicle).toMatchObject({ vin: null });
  });

  test('makes more than 150 nights a year a full-timer', async () => {
    expect((await change({ nights_per_year: 151 })).update_vehicle).toMatchObject({ usage_type: 'full_timer' });
    expect((await change({ nights_per_year: 30, usage_type: 'recreational' })).update_vehicle).toMatchObject({
      usage_type: 'recreational',
    });
  });

  test('moves the vehicle to another place', async () => {
    expect((await change({ garaging_postal_code: '78704' })).update_vehicle).toMatchObject({
      location: { postal_code: '78704', administrative_area: 'TX' },
    });
    await change({ garaging_postal_code: '43215' });
  });

  test('moves the vehicle there and back without a trace: the content and the price are as they were', async () => {
    const planned = await plannedQuote(fixture.backend, aQuote());
    const id = await vehicleOf(fixture.backend, planned.quoteId);
    const rowOf = () =>
      selectOne<Record<string, unknown>>(
        fixture.backend,
        `select content_hash, rated_content_hash, total, (select location_id from vehicles where vehicle_id = $2)
         from quotes where quote_id = $1`,
        [planned.quoteId, id],
      );
    const before = await rowOf();
    const moves = ['45202', '43215', '45202', '43215'];
    for (const [index, garaging_postal_code] of moves.entries()) {
      await planned.customer.must(update, { id, changes: { garaging_postal_code } });
      const after = await rowOf();
      if (index % 2 === 0) expect(after).not.toMatchObject({ content_hash: before['content_hash'] });
      else expect(after).toEqual(before);
    }
    const places = await selectRows(
      fixture.backend,
      `select postal_code from locations where quote_id = $1 and location_type = 'garaging' order by postal_code`,
      [planned.quoteId],
    );
    expect(places).toEqual([{ postal_code: '43215' }, { postal_code: '45202' }]);
  });

  test('voids a signature', async () => {
    const signed = await signedQuote(fixture.backend, aQuote());
    const id = await vehicleOf(fixture.backend, signed.quoteId);
    await signed.customer.must(update, { id, changes: { rating_value: 5_000_000 } });
    const row = await selectOne(
      fixture.backend,
      'select signed_at, signed_content_hash from quotes where quote_id = $1',
      [signed.quoteId],
    );
    expect(row).toEqual({ signed_at: null, signed_content_hash: null });
  });

  test.each(bad)('refuses %s', async (_what, changes, code, field) => {
    expect(await refusalOf(fixture.backend, quote.customer, update, { id: vehicleId, changes })).toEqual({
      code,
      field,
    });
  });

  test.each([
    ['a column that no one may send', { archived: '2026-01-01T00:00:00Z' }],
    ['a text for a number', { year: 'new' }],
  ])('refuses %s', async (_what, changes) => {
    const refused = await refusalOf(fixture.backend, quote.customer, update, { id: vehicleId, changes });
    expect(refused).toEqual({ code: 'validation-failed' });
  });

  test('refuses a make with a NUL at its field', async () => {
    const changes = { make: 'Air\u0000stream' };
    const refused = await refusalOf(fixture.backend, quote.customer, update, { id: vehicleId, changes });
    expect(refused).toEqual({ code: 'text_has_hidden_characters', field: 'vehicle.make' });
  });
});

describe('create_vehicle', () => {
  test('adds a vehicle at the place of the first one', async () => {
    const { create_vehicle } = await quote.customer.must<{ create_vehicle: { vehicle_id: string } }>(create, {
      id: quote.quoteId,
      vehicle: { type: 'teardrop', year: 2020 },
    });
    expect(create_vehicle).toMatchObject({ type: 'teardrop', vin: null, location: { postal_code: '43215' } });
    await quote.customer.must(remove, { id: create_vehicle.vehicle_id });
  });

  test('refuses a vehicle without a class', async () => {
    const refused = await refusalOf(fixture.backend, quote.customer, create, { id: quote.quoteId, vehicle: {} });
    expect(refused).toEqual({ code: 'vehicle_class_unknown', field: 'vehicle.type' });
  });

  test.each(bad)('refuses %s', async (_what, changes, code, field) => {
    const vehicle = { type: 'travel_trailer', ...changes };
    expect(await refusalOf(fixture.backend, quote.customer, create, { id: quote.quoteId, vehicle })).toEqual({
      code,
      field,
    });
  });
});

describe('delete_vehicle', () => {
  test('takes a second vehicle off the quote and keeps its row', async () => {
    const two = await startQuote(fixture.backend, aQuote());
    const { create_vehicle } = await two.customer.must<{ create_vehicle: { vehicle_id: string } }>(create, {
      id: two.quoteId,
      vehicle: { type: 'teardrop' },
    });
    await two.customer.must(remove, { id: create_vehicle.vehicle_id });
    const rows = await selectRows(
      fixture.backend,
      'select archived is null as stored from vehicles where quote_id = $1 order by 1',
      [two.quoteId],
    );
    expect(rows).toEqual([{ stored: false }, { stored: true }]);
    for (const [document, rest] of [
      [remove, {}],
      [update, { changes: { make: 'Airstream' } }],
    ] as const) {
      const again = { id: create_vehicle.vehicle_id, ...rest };
      expect(await refusalOf(fixture.backend, two.customer, document, again)).toEqual({ code: 'vehicle_removed' });
    }
  });

  test('refuses to take the last vehicle off', async () => {
    expect(await refusalOf(fixture.backend, quote.customer, remove, { id: vehicleId })).toEqual({
      code: 'last_vehicle',
    });
  });
});
