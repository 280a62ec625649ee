import { coveredPolicy, mapOf } from '@roadworthy/testkit/incident-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
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

let bound: Awaited<ReturnType<typeof coveredPolicy>>;
beforeAll(async () => {
  const { insurer, mirror } = fixture.tenants;
  bound = await coveredPolicy(fixture.backend, insurer, [
    [25.79, -80.13, 71],
    [25.79, -80.13, 73],
    [26.05, -80.13, 1],
    [40, -83, 1],
  ]);
  await coveredPolicy(fixture.backend, mirror, [[25.79, -80.13, 1]]);
  await selectRows(fixture.backend, `update policies set policy_status = 'active'`);
});

describe('who is where an incident is', () => {
  const ask = async (id: string, variables: object = {}) =>
    (await fixture.tenants.insurer.underwriter.must<Counts>(counts, { id, around: 0, ...variables })).incident_counts;

  test('is counted by devices that told within 72 hours, and by where vehicles are kept, of one’s own alone', async () => {
    const id = await mapOf(fixture.backend, fixture.tenants.insurer);
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
    const id = await mapOf(fixture.backend, fixture.tenants.insurer);
    const { underwriter } = fixture.tenants.insurer;
    expect((await refusalOf(fixture.backend, underwriter, counts, { id, name: 'Nobody' })).code).toBe(
      'incident_unknown',
    );
  });

  test('nor acted on, by a map that the platform shows to everybody, for anybody else', async () => {
    const id = await mapOf(fixture.backend, fixture.tenants.insurer, true);
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
