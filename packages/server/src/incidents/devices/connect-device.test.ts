import { randomUUID } from 'node:crypto';
import { aMotorhomeQuote, aQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectRows, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('connect device');
const connect = `mutation ($id: uuid!, $number: String!) {
  connect_device(vehicle_id: $id, provider: "bouncie", device_number: $number, agreed: true) { device_id } }`;
const disconnect = 'mutation ($id: uuid!) { disconnect_device(device_id: $id) { archived } }';
const list = '{ vehicle_devices { device_id provider lat archived } }';

/** Somebody with a quote of their own. */
async function somebody(partner = fixture.tenants.insurer.partner) {
  const person = someone(fixture.backend, 'global:user');
  const { userId } = person.principal;
  const { quoteId } = await startQuote(fixture.backend, aQuote({ partner }));
  await selectRows(fixture.backend, 'insert into users (user_id, email) values ($1, $2)', [
    userId,
    `${userId}@example.com`,
  ]);
  await selectRows(fixture.backend, 'update quotes set user_id = $1 where quote_id = $2', [userId, quoteId]);
  return { person, quoteId, vehicleId: await vehicleOf(fixture.backend, quoteId) };
}
type Connected = { connect_device: { device_id: string } };

test('a customer connects a device once, sees it, and disconnects it; staff see who agreed', async () => {
  const { person, quoteId, vehicleId } = await somebody();
  const number = randomUUID();
  const { connect_device } = await person.must<Connected>(connect, { id: vehicleId, number });
  expect(await person.must<Connected>(connect, { id: vehicleId, number })).toEqual({ connect_device });
  expect(await person.must(list)).toMatchObject({ vehicle_devices: [{ ...connect_device, archived: null }] });
  const byVehicle = 'query ($id: uuid!) { vehicle_devices_by_vehicle(vehicle_id: $id) { user_id provider_device_id } }';
  expect(await fixture.tenants.insurer.underwriter.must(byVehicle, { id: vehicleId })).toEqual({
    vehicle_devices_by_vehicle: [{ user_id: person.principal.userId, provider_device_id: number }],
  });
  await person.must(disconnect, { id: connect_device.device_id });
  expect(await refusalOf(fixture.backend, person, disconnect, { id: connect_device.device_id })).toMatchObject({
    code: 'device_disconnected',
  });
  const timeline = await selectRows<{ kind: string; visible: boolean }>(
    fixture.backend,
    `select kind, visible from timeline_entries where quote_id = $1 and kind like 'device%' order by at, kind`,
    [quoteId],
  );
  expect(timeline).toEqual([
    { kind: 'device_connected', visible: true },
    { kind: 'device_disconnected', visible: true },
  ]);
  expect((await person.must<Connected>(connect, { id: vehicleId, number })).connect_device).not.toEqual(connect_device);
});

test('a device of somebody else cannot be connected, here or in another organization, and nobody hears whose it is', async () => {
  const mine = await somebody();
  const number = randomUUID();
  await mine.person.must(connect, { id: mine.vehicleId, number });
  for (const partner of [fixture.tenants.insurer.partner, fixture.tenants.mirror.partner]) {
    const other = await somebody(partner);
    expect(await refusalOf(fixture.backend, other.person, connect, { id: other.vehicleId, number })).toMatchObject({
      code: 'device_not_connectable',
    });
    expect(await other.person.must(list)).toEqual({ vehicle_devices: [] });
  }
  const { underwriter } = fixture.tenants.mirror;
  const byVehicle = 'query ($id: uuid!) { vehicle_devices_by_vehicle(vehicle_id: $id) { device_id } }';
  expect(await underwriter.must(byVehicle, { id: mine.vehicleId })).toEqual({ vehicle_devices_by_vehicle: [] });
});

test('one vehicle has three devices at most', async () => {
  const { person, vehicleId } = await somebody();
  for (let count = 0; count < 3; count += 1) await person.must(connect, { id: vehicleId, number: randomUUID() });
  const fourth = { id: vehicleId, number: randomUUID() };
  expect((await refusalOf(fixture.backend, person, connect, fourth)).code).toBe('devices_too_many');
});

test('bad input is refused at its field, and connects nothing', async () => {
  const { person, vehicleId } = await somebody();
  const free = `mutation ($id: uuid!, $provider: String!, $number: String!, $agreed: Boolean!) {
    connect_device(vehicle_id: $id, provider: $provider, device_number: $number, agreed: $agreed) { device_id } }`;
  const good = { id: vehicleId, provider: 'bouncie', number: '353816090000001', agreed: true };
  for (const [changes, code, field] of [
    [{ provider: 'garaging' }, 'device_provider_unknown', 'provider'],
    [{ number: ' ' }, 'device_number_malformed', 'device_number'],
    [{ agreed: false }, 'consent_missing', 'agreed'],
  ] as const) {
    expect(await refusalOf(fixture.backend, person, free, { ...good, ...changes })).toMatchObject({ code, field });
  }
  expect(await person.must(list)).toEqual({ vehicle_devices: [] });
});

test('the discount for a device is granted while one is heard of, and its owner alone reads how far it goes', async () => {
  const { person, quoteId, vehicleId } = await somebody();
  const { agent } = fixture.tenants.insurer;
  const grant =
    'mutation ($id: uuid!, $codes: jsonb!) { update_discounts(quote_id: $id, discounts: $codes) { discounts } }';
  const device = { id: quoteId, codes: ['device'] };
  expect(await refusalOf(fixture.backend, agent, grant, device)).toMatchObject({ code: 'device_not_live' });
  const { connect_device } = await person.must<Connected>(connect, { id: vehicleId, number: randomUUID() });
  expect((await refusalOf(fixture.backend, agent, grant, device)).code).toBe('device_not_live');
  const heard = `update vehicle_devices set reported = $2 where device_id = $1`;
  await selectRows(fixture.backend, heard, [connect_device.device_id, fixture.backend.clock.now()]);
  expect(await agent.must(grant, device)).toEqual({ update_discounts: { discounts: ['device'] } });
  await person.must(disconnect, { id: connect_device.device_id });
  expect(await agent.must(grant, { id: quoteId, codes: ['device', 'affinity'] })).toEqual({
    update_discounts: { discounts: ['affinity'] },
  });
});

test('how far a vehicle goes is told by its device to its owner, and by nobody else’s', async () => {
  const { policyId, quoteId } = await boundQuote(
    fixture.backend,
    aMotorhomeQuote({ partner: fixture.tenants.insurer.partner }),
  );
  const owner = await ownerOfPolicy(fixture.backend, policyId);
  const vehicleId = await vehicleOf(fixture.backend, quoteId);
  const { connect_device } = await owner.must<Connected>(connect, { id: vehicleId, number: randomUUID() });
  const now = fixture.backend.clock.now().getTime();
  for (const [days, km] of [
    [73, 10_000],
    [40, 11_000],
    [0, 11_609.344],
  ] as const) {
    await selectRows(
      fixture.backend,
      `insert into device_reports (device_id, organization_id, observed, event, odometer_km, raw_hash)
       select device_id, organization_id, $2, 'tripData', $3, 'x' from vehicle_devices where device_id = $1`,
      [connect_device.device_id, new Date(now - days * 86_400_000), km],
    );
  }
  const told = 'query ($id: uuid!) { told_mileage(policy_id: $id) { yearly_miles } }';
  expect(await owner.must(told, { id: policyId })).toEqual({ told_mileage: [{ yearly_miles: 5_000 }] });
  await selectRows(
    fixture.backend,
    'update vehicle_devices set user_id = null, consented = null where device_id = $1',
    [connect_device.device_id],
  );
  expect(await owner.must(told, { id: policyId })).toEqual({ told_mileage: [] });
});
