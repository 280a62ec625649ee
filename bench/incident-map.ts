import { performance } from 'node:perf_hooks';
import { cloneFurnished } from '@roadworthy/db/template.ts';
import { openOnCopy } from '@roadworthy/testkit/backend.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';

export type MapFigures = {
  /** Milliseconds of the middle round of each question, as a page asks it over GraphQL. */
  readonly marks: number;
  readonly filtered: number;
  readonly near: number;
  readonly layers: number;
  /** Marks that the whole continent is answered with. */
  readonly drawn: number;
};

const document = `query ($organization: uuid!, $west: Float!, $south: Float!, $east: Float!, $north: Float!, $zoom: Float!, $device: String) {
  map_devices(organization_id: $organization, west: $west, south: $south, east: $east, north: $north, zoom: $zoom, device_provider: $device) {
    lat lng devices stale observed device_id provider } }`;
const layers = `{ incident_layers(where: { kml_file: { archived: { _is_null: true } } }, order_by: [{ incident_name: asc }], limit: 200) {
  incident_layer_id incident_name geometry south west north east } }`;
const continent = { west: -125, south: 24, east: -66, north: 52, zoom: 3 };

type Filled = {
  /** Whose map it is: an organization that has a policy. */
  readonly organization: string;
  readonly email: string;
  readonly devices: number;
  readonly polygons: number;
  readonly now: Date;
};

/** Puts so many devices, all in one vehicle, and polygons of a hundred corners on the map of the organization that sells. */
export async function fillMap(
  pool: { query(text: string, values?: unknown[]): Promise<unknown> },
  { organization, email, devices, polygons, now }: Filled,
): Promise<void> {
  await pool.query(
    `insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id, lat, lng, observed)
     select organization_id, vehicle_id, case n % 3 when 0 then 'tesla' else 'bouncie' end, 'bench-' || n,
       26 + (n::bigint * 7919 % 22000) / 1000.0, -123 + (n::bigint * 104729 % 55000) / 1000.0, $2::timestamptz - n % 4000 * interval '1 minute'
     from (select v.organization_id, v.vehicle_id from vehicles v join policies p on p.current_quote_id = v.quote_id
       where p.organization_id = $3 order by p.created limit 1) of_policy, generate_series(1, $1::int) n`,
    [devices, now, organization],
  );
  await pool.query(
    `with map as (
       insert into kml_files (organization_id, filename, checksum, byte_size, storage_key, user_id)
       select $3, 'bench.kml', repeat('b', 64), 10, 'none', user_id from users where email = $1 returning organization_id, kml_file_id)
     insert into incident_layers (organization_id, kml_file_id, incident_name, geometry, south, north, west, east)
     select organization_id, kml_file_id, 'Layer ' || n, jsonb_build_object('type', 'MultiPolygon', 'coordinates',
         jsonb_build_array(jsonb_build_array((select jsonb_agg(jsonb_build_array(
           -120 + n % 50 + cos(radians(c * 3.6)), 28 + n % 20 + sin(radians(c * 3.6))) order by c) from generate_series(0, 100) c)))),
       27 + n % 20, 29 + n % 20, -121 + n % 50, -119 + n % 50
     from map, generate_series(1, $2::int) n`,
    [email, polygons, organization],
  );
  await pool.query('analyze vehicle_devices');
}

/** What a map of so many devices and polygons costs the server: to draw, to filter, and to come nearer. */
export async function benchIncidentMap({
  devices,
  polygons,
  rounds,
}: {
  readonly devices: number;
  readonly polygons: number;
  readonly rounds: number;
}): Promise<MapFigures> {
  const backend = await openOnCopy(await cloneFurnished('bench incident map'), { now: '2026-06-15T14:00:00Z' });
  try {
    const { quoteId } = await boundQuote(backend, aQuote());
    const { pool } = backend.owner;
    const underwriter = someone(backend, 'global:underwriter');
    const { userId } = underwriter.principal;
    await pool.query('insert into users (user_id, email) values ($1, $2)', [userId, 'bench@example.com']);
    const { organization_id: organization } = await selectOne<{ organization_id: string }>(
      backend,
      'select organization_id from quotes where quote_id = $1',
      [quoteId],
    );
    await fillMap(pool, { organization, email: 'bench@example.com', devices, polygons, now: backend.clock.now() });
    const measure = async (text: string, variables: Record<string, unknown>): Promise<number> => {
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await underwriter.must(text, variables);
        taken.push(performance.now() - began);
      }
      return taken.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    };
    const { map_devices } = await underwriter.must<{ map_devices: unknown[] }>(document, {
      organization,
      ...continent,
    });
    return {
      marks: await measure(document, { organization, ...continent }),
      filtered: await measure(document, { organization, ...continent, device: 'tesla' }),
      near: await measure(document, { organization, west: -84, south: 39, east: -82, north: 41, zoom: 8 }),
      layers: await measure(layers, {}),
      drawn: map_devices.length,
    };
  } finally {
    await backend.close();
  }
}
