import { randomUUID } from 'node:crypto';
import { aMotorhomeQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import type { Tenant } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const now = '2026-06-15T14:00:00Z';
const fixture = useFixture('incident counts', { now });
const counts = `query ($id: uuid!, $name: String, $around: Int) {
  incident_counts(kml_file_id: $id, provider: "personal", incident_name: $name, around_km: $around) {
    incident_names device_count garaged_count active_paused pause_count send_alert_count devices { device_id policy_number } } }`;
type Counts = {
  incident_counts: {
    device_count: number;
    garaged_count: number;
    incident_names: string[];
    devices: { device_id: string; policy_number: string }[];
  };
};

/** A map of two layers: about Columbus, and about Miami; the latter is drawn with ten kilometres around it, too. */
async function mapOf({ organization, underwriter }: Tenant, forEverybody = false): Promise<string> {
  const id = randomUUID();
  const add = (text: string, values: readonly unknown[]) => selectRows(fixture.backend, text, values);
  const { organizationId } = organization;
  await add(
    `insert into kml_files (kml_file_id, organization_id, filename, checksum, byte_size, storage_key, user_id, for_everybody)
     values ($1, $2, 'storm.kml', $3, 100, $4, $5, $6)`,
    [id, organizationId, id.replaceAll('-', '').repeat(2), `kml/${id}`, underwriter.principal.userId, forEverybody],
  );
  for (const [name, piece, km] of [
    ['Columbus', '((-84,39),(-82,39),(-82,41),(-84,41))', 0],
    ['Miami', '((-81,25),(-80,25),(-80,26),(-81,26))', 0],
    ['Miami', '((-81.1,24.9),(-79.9,24.9),(-79.9,26.1),(-81.1,26.1))', 10],
  ] as const) {
    await add(
      `insert into incident_layers (organization_id, kml_file_id, incident_name, geometry, south, north, west, east)
       values ($1, $2, $3, '{"type": "MultiPolygon", "coordinates": []}', 25, 26, -81, -80) on conflict do nothing`,
      [organizationId, id, name],
    );
    await add(
      `insert into incident_layer_pieces (incident_layer_id, organization_id, buffer_km, piece_number, piece)
       select incident_layer_id, organization_id, $3, 1, $4::polygon from incident_layers where kml_file_id = $1 and incident_name = $2`,
      [id, name, km, piece],
    );
  }
  return id;
}

/** A policy of something that is kept in Columbus, with devices in it that were somewhere so many hours ago. */
async function covered(tenant: Tenant, devices: readonly (readonly [lat: number, lng: number, hours: number])[]) {
  const bound = await boundQuote(fixture.backend, aMotorhomeQuote({ partner: tenant.partner }), tenant.agent);
  for (const [lat, lng, hours] of devices) {
    const observed = new Date(new Date(now).getTime() - hours * 3_600_000);
    await selectOne(
      fixture.backend,
      `insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id, lat, lng, observed)
       select organization_id, vehicle_id, 'bouncie', $2, $3, $4, $5 from vehicles where quote_id = $1 limit 1 returning 1`,
      [bound.quoteId, randomUUID(), lat, lng, observed],
    );
  }
  return bound;
}

let bound: Awaited<ReturnType<typeof covered>>;
beforeAll(async () => {
  const { insurer, mirror } = fixture.tenants;
  bound = await covered(insurer, [
    [25.79, -80.13, 71],
    [25.79, -80.13, 73],
    [26.05, -80.13, 1],
    [40, -83, 1],
  ]);
  await covered(mirror, [[25.79, -80.13, 1]]);
  await selectRows(fixture.backend, `update policies set policy_status = 'active'`);
});

describe('who is where an incident is', () => {
  const ask = async (id: string, variables: object = {}) =>
    (await fixture.tenants.insurer.underwriter.must<Counts>(counts, { id, around: 0, ...variables })).incident_counts;

  test('is counted by devices that told within 72 hours, and by where vehicles are kept, of one’s own alone', async () => {
    const id = await mapOf(fixture.tenants.insurer);
    const everywhere = await ask(id);
    expect(everywhere).toMatchObject({ device_count: 2, garaged_count: 1, incident_names: ['Columbus', 'Miami'] });
    expect(everywhere.devices.map(({ policy_number }) => policy_number)).toEqual([
      bound.policyNumber,
      bound.policyNumber,
    ]);
    expect(await ask(id, { name: 'Miami' })).toMatchObject({ device_count: 1, garaged_count: 0 });
    expect(await ask(id, { name: 'Miami', around: 10 })).toMatchObject({ device_count: 2, garaged_count: 0 });
    expect(await ask(id, { name: 'Columbus' })).toMatchObject({ device_count: 1, garaged_count: 1 });
  });

  test('is not said of a layer that there is not', async () => {
    const id = await mapOf(fixture.tenants.insurer);
    const { underwriter } = fixture.tenants.insurer;
    expect((await refusalOf(fixture.backend, underwriter, counts, { id, name: 'Nobody' })).code).toBe(
      'incident_unknown',
    );
  });

  test('nor acted on, by a map that the platform shows to everybody, for anybody else', async () => {
    const id = await mapOf(fixture.tenants.insurer, true);
    const { underwriter } = fixture.tenants.mirror;
    expect(await underwriter.must('query ($id: uuid!) { kml_files_by_pk(id: $id) { filename } }', { id })).toEqual({
      kml_files_by_pk: { filename: 'storm.kml' },
    });
    expect((await refusalOf(fixture.backend, underwriter, counts, { id })).code).toBe('map_not_own');
    const archive = 'mutation ($id: uuid!) { archive_kml_file(kml_file_id: $id) { archived } }';
    expect((await refusalOf(fixture.backend, underwriter, archive, { id })).code).toBe('map_not_own');
    const pause = `mutation ($id: uuid!) { incident_pause(kml_file_id: $id, provider: "personal", reason: "x") { code } }`;
    expect(await underwriter.must(pause, { id })).toEqual({ incident_pause: { code: 'map_not_own' } });
  });
});
