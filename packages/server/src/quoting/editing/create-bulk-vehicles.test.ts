import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { footprintOf } from '@roadworthy/testkit/footprint.ts';
import { aMotorhomeQuote, plannedQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('create bulk vehicles');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
});

const create = `mutation ($id: uuid!, $vehicles: [vehicle_input!]!, $version: Int) {
  create_bulk_vehicles(quote_id: $id, vehicles: $vehicles, version: $version) { vehicle_id make vin location_id }
}`;
const check = `query ($id: uuid!, $vehicles: [vehicle_input!]!) {
  check_bulk_vehicles(quote_id: $id, vehicles: $vehicles) { row field code message }
}`;
type Problem = { row: number | null; field: string; code: string; message: string };

const trailer = {
  type: 'travel_trailer',
  year: 2023,
  make: 'Jayco',
  model: 'Jay',
  rating_value: 3e6,
  usage_type: 'recreational',
  storage_type: 'secured',
  rental_utilization_rate: 0,
  rating_value_type: 'agreed_value',
  garaging_postal_code: '43215',
};
const fleet = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...trailer,
    make: `Jayco ${index}`,
    vin: exampleVin(2023, 100 + index),
  }));
const place = { line_1: '9 King Street', locality: 'Columbus', administrative_area: 'OH', postal_code: '43215' };

async function problemsOf(vehicles: readonly object[], of = quote): Promise<Problem[]> {
  const input = { id: of.quoteId, vehicles };
  return (await of.customer.must<{ check_bulk_vehicles: Problem[] }>(check, input)).check_bulk_vehicles;
}
const placesOf = (problems: readonly Problem[]) => problems.map(({ row, field, code }) => [row, field, code]);
const quoteRow = ({ quoteId }: StartedQuote) =>
  selectOne<{ version: number; total: string }>(
    fixture.backend,
    'select version, total from quotes where quote_id = $1',
    [quoteId],
  );

describe('a list of vehicles', () => {
  test('is added in its order, in one edit, priced once and named once as the reason', async () => {
    const one = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const before = await quoteRow(one);
    const vehicles = fleet(4).map((row, index) => (index === 2 ? { ...row, registration_location: place } : row));
    expect(await problemsOf(vehicles, one)).toEqual([]);
    const { create_bulk_vehicles: added } = await one.customer.must<{ create_bulk_vehicles: { make: string }[] }>(
      create,
      { id: one.quoteId, vehicles },
    );
    expect(added.map(({ make }) => make)).toEqual(['Jayco 0', 'Jayco 1', 'Jayco 2', 'Jayco 3']);
    const rows = await selectRows<{ make: string; at: string; registered: string | null }>(
      fixture.backend,
      `select make, l.postal_code as at, r.line_1 as registered from vehicles v
       join locations l on l.location_id = v.location_id
       left join locations r on r.location_id = v.registration_location_id
       where v.quote_id = $1 order by v.created, v.vehicle_id offset 1`,
      [one.quoteId],
    );
    expect(rows.map(({ make }) => make)).toEqual(['Jayco 0', 'Jayco 1', 'Jayco 2', 'Jayco 3']);
    expect(rows.map(({ at }) => at)).toEqual(['43215', '43215', '43215', '43215']);
    expect(rows.map(({ registered }) => registered)).toEqual([null, null, '9 King Street', null]);
    const after = await quoteRow(one);
    expect(after.version).toBe(before.version + 1);
    expect(Number(after.total)).toBeGreaterThan(Number(before.total));
    const moves = 'select answer from price_moves where quote_id = $1 order by sequence desc limit 1';
    expect(await selectOne(fixture.backend, moves, [one.quoteId])).toEqual({ answer: 'vehicles_added' });
    const places = `select 1 from locations where quote_id = $1 and location_type = 'garaging'`;
    expect(await selectRows(fixture.backend, places, [one.quoteId])).toHaveLength(1);
  });

  test('is kept where the others are, unless it says where', async () => {
    const one = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const home = 'select location_id from vehicles where vehicle_id = $1';
    const first = await selectOne(fixture.backend, home, [await vehicleOf(fixture.backend, one.quoteId)]);
    const { create_bulk_vehicles } = await one.customer.must<{ create_bulk_vehicles: object[] }>(create, {
      id: one.quoteId,
      vehicles: [{ type: 'pop_up' }],
    });
    expect(create_bulk_vehicles).toMatchObject([first]);
  });

  test('has each of its problems named by row and field, and nothing of it is written', async () => {
    const vin = exampleVin(2023, 100);
    const [good = {}, twice = {}] = fleet(2);
    const vehicles = [
      good,
      { ...trailer, year: 1850, rating_value: 1, vin: null },
      { ...twice, vin },
      { ...trailer, type: 'yacht' },
      { ...trailer, type: undefined },
      { ...trailer, garaging_postal_code: '00000' },
      { ...trailer, garaging_postal_code: 'M5V 2T6' },
      { ...trailer, registration_location: { ...place, locality: ' ' } },
      { ...trailer, length: 300, lienholder_id: quote.quoteId },
      { ...trailer, year: 1850, vin: vin.toLowerCase() },
    ];
    const before = await footprintOf(fixture.backend);
    const problems = await problemsOf(vehicles);
    expect(placesOf(problems)).toEqual([
      [2, 'year', 'year_out_of_range'],
      [2, 'rating_value', 'value_out_of_range'],
      [3, 'vin', 'vin_twice'],
      [4, 'type', 'not_insured_by_line'],
      [5, 'type', 'vehicle_class_unknown'],
      [6, 'garaging_postal_code', 'postal_code_unknown'],
      [7, 'garaging_postal_code', 'other_country'],
      [8, 'registration_location.locality', 'city_missing'],
      [9, 'lienholder_id', 'lienholder_unknown'],
      [9, 'length', 'length_out_of_range'],
      [10, 'year', 'year_out_of_range'],
      [10, 'vin', 'vin_twice'],
    ]);
    expect(problems[0]?.message).toMatch(/^Enter a model year/);
    const input = { id: quote.quoteId, vehicles };
    expect(await refusalOf(fixture.backend, quote.customer, create, input)).toEqual({
      code: 'vehicles_not_valid',
      field: 'vehicles.1.year',
    });
    const { errors } = await quote.customer.ask(create, input);
    expect(errors[0]?.message).toMatch(/^Row 2: Enter a model year/);
    expect(await footprintOf(fixture.backend)).toEqual(before);
  });

  test('has no VIN that is on the quote already', async () => {
    const id = await vehicleOf(fixture.backend, quote.quoteId);
    const { vin } = await selectOne<{ vin: string }>(
      fixture.backend,
      'select vin from vehicles where vehicle_id = $1',
      [id],
    );
    expect(placesOf(await problemsOf([trailer, { ...trailer, vin }]))).toEqual([[2, 'vin', 'vin_twice']]);
  });

  test('has a row at least, and five hundred vehicles of a quote at most', async () => {
    expect(placesOf(await problemsOf([]))).toEqual([[null, 'vehicles', 'no_vehicles']]);
    const few = { type: 'pop_up' };
    expect(await problemsOf(Array.from({ length: 499 }, () => few))).toEqual([]);
    const many = Array.from({ length: 500 }, () => few);
    expect(placesOf(await problemsOf(many))).toEqual([[null, 'vehicles', 'too_many_vehicles']]);
    const refused = await refusalOf(fixture.backend, quote.customer, create, { id: quote.quoteId, vehicles: many });
    expect(refused).toEqual({ code: 'vehicles_not_valid', field: 'vehicles' });
  });

  test('is said in the language of whoever reads it', async () => {
    const french = await startQuote(fixture.backend, aMotorhomeQuote({ locale: 'fr-CA' }));
    const [problem] = await problemsOf([{ type: 'pop_up', year: 1850 }], french);
    expect(problem?.message).toMatch(/^Entrez une année de modèle/);
  });
});
