import { coveredPolicy } from '@roadworthy/testkit/incident-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeAll, expect, test } from 'vitest';

const fixture = useFixture('map devices', { now: '2026-06-15T14:00:00Z' });
const document = `query ($organization: uuid!, $zoom: Float = 3, $age: Int, $device: String, $line: String) {
  map_devices(organization_id: $organization, west: -125, south: 24, east: -66, north: 52, zoom: $zoom, age_hours: $age,
    device_provider: $device, provider: $line) { devices stale device_id provider } }`;
type Marks = { map_devices: { devices: number; stale: number; device_id: string | null }[] };

beforeAll(async () => {
  const { insurer, mirror } = fixture.tenants;
  await coveredPolicy(fixture.backend, insurer, [
    [40, -83, 1],
    [40.01, -83.01, 2],
    [25.79, -80.13, 1],
    [40, -83, 100],
  ]);
  await coveredPolicy(fixture.backend, mirror, [[40, -83, 1]]);
});

const marks = async (variables: object = {}) => {
  const organization = fixture.tenants.insurer.organization.organizationId;
  const { map_devices } = await fixture.tenants.insurer.underwriter.must<Marks>(document, {
    organization,
    ...variables,
  });
  return map_devices.map(({ devices, stale, device_id }) => [devices, stale, device_id !== null]);
};

test('devices are drawn together as far as they lie upon each other, each apart where it is alone', async () => {
  expect(await marks()).toEqual([
    [2, 0, false],
    [1, 0, true],
  ]);
  expect(await marks({ zoom: 14 })).toEqual([
    [1, 0, true],
    [1, 0, true],
    [1, 0, true],
  ]);
});

test('are as old as somebody asks for, of one provider and line, and say how many are too old to count', async () => {
  expect(await marks({ age: 200 })).toEqual([
    [3, 1, false],
    [1, 0, true],
  ]);
  expect(await marks({ device: 'tesla' })).toEqual([]);
  expect(await marks({ line: 'boat' })).toEqual([]);
  expect(await marks({ device: 'bouncie', line: 'personal' })).toHaveLength(2);
});

test('those of another organization are in no cluster, and nobody asks for them', async () => {
  const organization = fixture.tenants.insurer.organization.organizationId;
  const { underwriter } = fixture.tenants.mirror;
  expect((await refusalOf(fixture.backend, underwriter, document, { organization })).code).toBe('not_found');
});
