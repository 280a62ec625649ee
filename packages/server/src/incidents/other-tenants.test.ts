import { type Principal, principalOf } from '@roadworthy/core/identity/principal.ts';
import { coveredPolicy, mapOf } from '@roadworthy/testkit/incident-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createLiveHub, type LiveHub } from '../kernel/live/live-hub.ts';

const fixture = useFixture('incidents of other tenants', { now: '2026-06-15T14:00:00Z' });
let hub: LiveHub;
let ours: { readonly policyId: string; readonly vehicleId: string; readonly deviceId: string; readonly mapId: string };
let theirs: typeof ours;

async function placesOf(tenant: 'insurer' | 'mirror'): Promise<typeof ours> {
  const { backend } = fixture;
  const { quoteId } = await coveredPolicy(backend, fixture.tenants[tenant], [[40, -83, 1]]);
  const mapId = await mapOf(backend, fixture.tenants[tenant]);
  const row = await selectOne<{ policy_id: string; vehicle_id: string; device_id: string }>(
    backend,
    `select policy_id, vehicle_id, device_id from vehicle_devices join vehicles using (vehicle_id)
     join policies on current_quote_id = quote_id where quote_id = $1`,
    [quoteId],
  );
  return { policyId: row.policy_id, vehicleId: row.vehicle_id, deviceId: row.device_id, mapId };
}

beforeAll(async () => {
  ours = await placesOf('insurer');
  theirs = await placesOf('mirror');
  hub = createLiveHub(fixture.backend.platform, { pollMs: 20 });
});
afterEach(() => hub.close());

const pause = `mutation ($id: uuid!) {
  incident_pause(kml_file_id: $id, provider: "personal", incident_name: "Columbus", reason: "A storm.") { error } }`;
const alert = `mutation ($id: uuid!) {
  incident_send_alert(kml_file_id: $id, provider: "personal", incident_name: "Columbus", reason: "A storm.") { error people } }`;
const everything = `query ($vehicle: uuid!, $policy: uuid!) {
  vehicle_devices { device_id }
  vehicle_devices_aggregate { aggregate { count } }
  by_vehicle: vehicle_devices_by_vehicle(vehicle_id: $vehicle) { device_id }
  by_policy: vehicle_devices_by_policy(policy_id: $policy) { device_id }
  kml_files { kml_file_id }
  incident_layers { kml_file_id }
  incident_alerts { kml_file_id }
  incident_alert_messages { policy_id }
  moratoriums { incident_layer { kml_file_id } } }`;

async function until(isDone: () => boolean): Promise<void> {
  for (let waited = 0; waited < 500 && !isDone(); waited += 1) await sleep(20);
}

/** What somebody is told of, as the rows that it names. */
function listen(principal: Principal): ReadonlySet<string> {
  const heard = new Set<string>();
  hub.listen({
    principal,
    send: (message) => {
      for (const { id } of 'changes' in message ? message.changes : [{ id: JSON.stringify(message) }]) heard.add(id);
    },
  });
  return heard;
}

test('that a device moves, a map is paused and people are told is told to its own organization alone', async () => {
  const { insurer, mirror } = fixture.tenants;
  await selectRows(fixture.backend, 'delete from hints');
  const [own, other, owner] = [insurer.underwriter, mirror.underwriter, mirror.owner].map(({ principal }) =>
    listen(principal),
  );
  const stranger = listen(someone(fixture.backend, 'global:user').principal);
  const platform = listen(principalOf('global:read_only'));
  await sleep(150);
  for (const [tenant, { deviceId, mapId }] of [
    [insurer, ours],
    [mirror, theirs],
  ] as const) {
    await selectRows(fixture.backend, 'update vehicle_devices set lat = lat + 0.1 where device_id = $1', [deviceId]);
    expect(await tenant.underwriter.must(pause, { id: mapId })).toMatchObject({ incident_pause: { error: null } });
    expect(await tenant.underwriter.must(alert, { id: mapId })).toMatchObject({ incident_send_alert: { people: 1 } });
  }
  await until(() => platform.has(theirs.mapId) && [own, other, owner].every((heard) => (heard?.size ?? 0) > 0));
  await sleep(300);
  expect(own).toContain(ours.deviceId);
  expect(own).toContain(ours.mapId);
  expect(other).toContain(theirs.deviceId);
  expect(other).toContain(theirs.mapId);
  for (const heard of [other, owner, stranger]) {
    expect([ours.deviceId, ours.mapId, ours.policyId].filter((id) => heard?.has(id))).toEqual([]);
  }
  for (const heard of [own, stranger]) {
    expect([theirs.deviceId, theirs.mapId, theirs.policyId].filter((id) => heard?.has(id))).toEqual([]);
  }
});

test('nothing of another organization stands in a list, a count or what is exported from it', async () => {
  const { insurer, mirror } = fixture.tenants;
  const variables = { vehicle: ours.vehicleId, policy: ours.policyId };
  const read = await mirror.underwriter.must(everything, variables);
  expect(read).toMatchObject({ by_vehicle: [], by_policy: [], vehicle_devices_aggregate: { aggregate: { count: 1 } } });
  const text = JSON.stringify(read);
  for (const id of Object.values(ours)) expect(text).not.toContain(id);
  for (const id of [theirs.deviceId, theirs.mapId, theirs.policyId]) expect(text).toContain(id);
  // The same question of their own people finds all of it.
  const found = await insurer.underwriter.must(everything, variables);
  expect(found).toMatchObject({
    by_vehicle: [{ device_id: ours.deviceId }],
    by_policy: [{ device_id: ours.deviceId }],
  });
});
