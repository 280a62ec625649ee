import { randomUUID } from 'node:crypto';
import { boundQuote, aQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import type { Reading } from '@roadworthy/core/incidents/devices/reading.ts';
import type { TelematicsProvider } from '@roadworthy/core/incidents/vocabulary.ts';
import { type Telematics, TelematicsUnansweredError } from '@roadworthy/providers/telematics/port.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HttpParts } from '../../http/http-parts.ts';
import { eventHandlers } from '../../registry.ts';
import { telematicsRoutes } from '../../http/routes/telematics-routes.ts';
import { IntakeFullError, openIntake } from './intake.ts';
import { moveSimulatedDevices } from './move-simulated-devices.ts';
import { askAfterDevices, pollDevices } from './poll-devices.ts';
import { purgeDeviceReports } from './purge-device-reports.ts';

const noon = '2026-06-15T12:00:00Z';
const minutes = (count: number) => new Date(new Date(noon).getTime() + count * 60_000);
const fixture = useFixture('telematics', { now: noon });
const app = Fastify();
let vehicleId: string;

beforeAll(async () => {
  app.setErrorHandler((error: { status?: number }, _request, reply) => reply.code(error.status ?? 500).send());
  await telematicsRoutes(app, { platform: fixture.backend.platform } as HttpParts);
  const bound = await boundQuote(fixture.backend, aQuote());
  vehicleId = await vehicleOf(fixture.backend, bound.quoteId);
});
afterAll(() => app.close());

async function connect(provider: TelematicsProvider, id: string = randomUUID()): Promise<string> {
  await fixture.backend.owner.pool.query(
    `insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id)
     select organization_id, vehicle_id, $2, $3 from vehicles where vehicle_id = $1`,
    [vehicleId, provider, id],
  );
  return id;
}
type Device = {
  lat: number | null;
  lng: number | null;
  observed: Date | null;
  reported: Date | null;
  postal_code: string | null;
};
const deviceOf = (id: string) =>
  selectOne<Device>(fixture.backend, 'select * from vehicle_devices where provider_device_id = $1', [id]);
const reportsOf = (id: string) =>
  selectRows<{ event: string; refused: string | null; lat: number | null }>(
    fixture.backend,
    `select r.* from device_reports r join vehicle_devices d using (device_id) where provider_device_id = $1 order by r.observed`,
    [id],
  );
const payloads = () =>
  selectRows<{ reason: string; provider_device_id: string | null; times: number }>(
    fixture.backend,
    'select reason, provider_device_id, times from telematics_payloads order by reason',
  );
const kernel = () => ({ platform: fixture.backend.platform, handlers: eventHandlers });
const simulated = () => {
  const port = fixture.backend.platform.simulatedTelematics;
  if (!port) throw new Error('Nobody simulates');
  return port;
};
const post = (provider: string, headers: Record<string, string>, body: string) =>
  app.inject({
    method: 'POST',
    url: `/api/telematics/${provider}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
/** What Bouncie would push, with its key. */
const bouncie = (id: string, points: readonly (readonly [at: Date, lat: number, lon: number])[]) => {
  const { headers } = simulated().pushOf('bouncie', id, minutes(0));
  const data = points.map(([at, lat, lon]) => ({ timestamp: at.toISOString(), gps: { lat, lon, heading: 1 } }));
  return post('bouncie', headers, JSON.stringify({ eventType: 'tripData', imei: id, data }));
};

beforeEach(async () => {
  fixture.backend.clock.set(noon);
  await fixture.backend.owner.pool.query('delete from vehicle_devices');
  await fixture.backend.owner.pool.query('delete from telematics_payloads');
  await fixture.backend.owner.pool.query('delete from telematics_polls');
});

describe('a message of a provider', () => {
  test('moves its device, and says which postal code it is near', async () => {
    const id = await connect('bouncie');
    const response = await bouncie(id, [[minutes(-1), 39.9612, -82.9988]]);
    expect([response.statusCode, response.body, response.headers['authorization']]).toEqual([200, '{}', undefined]);
    expect(await deviceOf(id)).toMatchObject({ lat: 39.9612, lng: -82.9988, observed: minutes(-1) });
    expect((await deviceOf(id)).postal_code).toMatch(/^432/);
  });

  test('says another postal code where the device is nearer to that, and the same one while it stands', async () => {
    const id = await connect('bouncie');
    const codes: (string | null)[] = [];
    for (const [minute, lat, lon] of [
      [-9, 39.9612, -82.9988],
      [-8, 39.96122, -82.99878],
      [-2, 39.9989, -82.8855],
    ] as const) {
      await bouncie(id, [[minutes(minute), lat, lon]]);
      codes.push((await deviceOf(id)).postal_code);
    }
    expect(codes[1]).toBe(codes[0]);
    expect(codes[2]).not.toBe(codes[0]);
    // One that was placed by hand has no code yet, and gets it from where it stands.
    await fixture.backend.owner.pool.query('update vehicle_devices set postal_code = null, administrative_area = null');
    await bouncie(id, [[minutes(-1), 39.9989, -82.8855]]);
    expect((await deviceOf(id)).postal_code).toBe(codes[2]);
  });

  test('that comes again, late, early and in any order counts once, and by its own clock', async () => {
    const id = await connect('bouncie');
    const points = [
      [minutes(-1), 40.01, -83],
      [minutes(-3), 40.03, -83],
      [minutes(-2), 40.02, -83],
      [minutes(3), 40.05, -83],
      [minutes(6), 40.06, -83],
      [minutes(-1), 0, 0],
      [minutes(-200 * 24 * 60), 40, -83],
    ] as const;
    await bouncie(id, points);
    await bouncie(id, points);
    await bouncie(id, points.toReversed());
    expect(await deviceOf(id)).toMatchObject({ lat: 40.05, observed: minutes(3), reported: minutes(3) });
    expect((await reportsOf(id)).map(({ lat }) => lat)).toEqual([40.03, 40.02, 40.01, 40.05]);
    expect((await payloads()).map(({ reason }) => reason).toSorted()).toEqual([
      'from_future',
      'from_future',
      'too_old',
      'too_old',
    ]);
  });

  test('keeps a jump that no vehicle makes as what was said, and moves nothing', async () => {
    const id = await connect('bouncie');
    await bouncie(id, [[minutes(-10), 40, -83]]);
    await bouncie(id, [[minutes(-5), 30, -97]]);
    expect(await deviceOf(id)).toMatchObject({ lat: 40 });
    expect((await reportsOf(id)).map(({ refused }) => refused)).toEqual([null, 'impossible_jump']);
  });

  test('that is forged changes nothing and is kept nowhere', async () => {
    const id = await connect('smartcar');
    const { headers, body } = simulated().pushOf('smartcar', id, minutes(0));
    const other = simulated().pushOf('smartcar', id, minutes(1)).body;
    expect((await post('smartcar', headers, other)).statusCode).toBe(401);
    expect((await post('smartcar', {}, body)).statusCode).toBe(401);
    expect((await post('passtime', {}, '{}')).statusCode).toBe(404);
    expect((await post('nobody', {}, '{}')).statusCode).toBe(404);
    expect(await deviceOf(id)).toMatchObject({ lat: null });
    expect(await payloads()).toEqual([]);
    expect((await post('smartcar', headers, body)).statusCode).toBe(200);
    expect((await deviceOf(id)).lat).not.toBeNull();
  });

  test('answers a challenge', async () => {
    const challenge = await post('smartcar', {}, JSON.stringify({ eventType: 'VERIFY', data: { challenge: 'abc' } }));
    expect(challenge.json()).toEqual({ challenge: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
  });

  test('of a device that nobody here has is kept sealed, once, and shown to the platform’s own people', async () => {
    for (let time = 0; time < 3; time += 1) await bouncie('stranger', [[minutes(-1), 40, -83]]);
    const { headers } = simulated().pushOf('bouncie', 'x', minutes(0));
    await post('bouncie', headers, '{"eventType":"tripPaused","imei":"1"}');
    expect((await post('bouncie', headers, 'no json')).statusCode).toBe(200);
    expect(await payloads()).toEqual([
      { reason: 'unknown_device', provider_device_id: 'stranger', times: 3 },
      { reason: 'unknown_event', provider_device_id: null, times: 1 },
      { reason: 'unreadable', provider_device_id: null, times: 1 },
    ]);
    const stored = await selectRows<{ raw: string }>(fixture.backend, 'select raw from telematics_payloads');
    expect(stored.every(({ raw }) => raw.startsWith('s1.'))).toBe(true);
  });

  test('that floods fills no more than an hour’s share', async () => {
    const { headers } = simulated().pushOf('bouncie', 'x', minutes(0));
    await fixture.backend.owner.pool.query(
      `insert into telematics_payloads (provider, reason, raw_hash, received)
       select 'bouncie', 'unreadable', n::text, $1 from generate_series(1, 500) n`,
      [noon],
    );
    await post('bouncie', headers, 'no json');
    expect(await payloads()).toHaveLength(500);
  });

  test('is written with those that come at the same time, each answered when it is', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => connect('bouncie')));
    const answers = await Promise.all(ids.map((id, at) => bouncie(id, [[minutes(-1), 40 + at / 100, -83]])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    const rows = await selectRows<{ n: number }>(
      fixture.backend,
      `select count(*)::int as n from vehicle_devices where lat is not null`,
    );
    expect(rows).toEqual([{ n: 20 }]);
  });
});

test('a provider that floods is asked to come again, and keeps no other one out', async () => {
  const intake = openIntake(fixture.backend.platform);
  const reading = (index: number): Reading => ({
    providerDeviceId: `flood-${index}`,
    vin: null,
    observedAt: minutes(0),
    event: 'tripData',
    place: null,
    refused: null,
    accuracyM: null,
    speedKph: null,
    heading: null,
    odometerKm: null,
  });
  const take = (provider: TelematicsProvider, number: number) =>
    intake.take({
      provider,
      message: {
        readings: Array.from({ length: number }, (_, index) => reading(index)),
        askAfter: [],
        unknown: null,
        answer: {},
      },
      raw: Buffer.from(`${provider} ${number}`),
    });
  const first = take('bouncie', 3_900);
  await expect(take('bouncie', 200)).rejects.toThrow(IntakeFullError);
  await expect(take('tesla', 200)).resolves.toBeUndefined();
  await first;
  await expect(take('bouncie', 200)).resolves.toBeUndefined();
});

/** A provider that says what `answers` has of a device, and nothing of the others; each round that it was asked stands in `asked`. */
function askable(answers: Readonly<Record<string, 'unreached' | 'refused' | 'busy'>>) {
  const { platform } = fixture.backend;
  const asked: string[][] = [];
  const telematics: Telematics = {
    ...platform.telematics,
    canPoll: (provider) => provider === 'smartcar',
    async *poll(_provider, deviceIds) {
      asked.push([...deviceIds]);
      for (const id of deviceIds) {
        const outcome = answers[id];
        if (outcome === 'busy') throw new TelematicsUnansweredError('status 429', { status: 429, retryAfter: 3_600 });
        if (outcome !== undefined) yield { deviceIds: [id], outcome };
        else yield* platform.telematics.poll('smartcar', [id]);
      }
    },
  };
  return { asked, kernel: { platform: { ...platform, telematics }, handlers: eventHandlers } };
}
const pollsOf = () =>
  selectRows<{ provider_device_id: string | null; next: Date; failures: number; refusals: number }>(
    fixture.backend,
    'select * from telematics_polls order by provider_device_id nulls first',
  );

describe('a provider that is asked', () => {
  test('tells of every device that is connected', async () => {
    const providers = ['passtime', 'samasara', 'zubie', 'mojio', 'smartcar', 'tesla'] as const;
    const ids = await Promise.all(providers.map((provider) => connect(provider)));
    await pollDevices(kernel());
    for (const id of ids) expect((await deviceOf(id)).observed).toEqual(new Date(noon));
  });

  test('is asked after a device that it told something of', async () => {
    const id = await connect('samasara');
    await askAfterDevices(kernel(), { provider: 'samasara', deviceIds: [id] });
    expect((await reportsOf(id)).map(({ event }) => event)).toEqual(['gps']);
  });

  test('is asked at its own pace, and not after who pushed meanwhile', async () => {
    const [id, pushed] = [await connect('smartcar', 'due'), await connect('smartcar', 'pushed')];
    const { asked, kernel: of } = askable({});
    await pollDevices(of);
    await pollDevices(of);
    fixture.backend.clock.set('2026-06-15T14:01:00Z');
    const { headers, body } = simulated().pushOf('smartcar', pushed, minutes(121));
    expect((await post('smartcar', headers, body)).statusCode).toBe(200);
    await pollDevices(of);
    expect(asked.map((round) => round.toSorted())).toEqual([[id, pushed], [id]]);
  });

  test('is waited for as long as it wants, and what it answered until then stands', async () => {
    const ids = [await connect('smartcar', 'a'), await connect('smartcar', 'b')];
    const { asked, kernel: of } = askable({ b: 'busy' });
    await fixture.backend.owner.pool.query(
      `insert into telematics_polls (provider, provider_device_id, next) values ('smartcar', 'a', '2026-06-14T00:00Z'), ('smartcar', 'b', '2026-06-15T00:00Z')`,
    );
    await pollDevices(of);
    await pollDevices(of);
    await askAfterDevices(of, { provider: 'smartcar', deviceIds: ids });
    expect(asked).toEqual([ids]);
    expect((await deviceOf('a')).observed).toEqual(new Date(noon));
    expect(await pollsOf()).toMatchObject([
      { provider_device_id: null, failures: 1, next: new Date('2026-06-15T13:00:00Z') },
      { provider_device_id: 'a', next: new Date('2026-06-15T14:00:00Z') },
      { provider_device_id: 'b', failures: 0 },
    ]);
    fixture.backend.clock.set('2026-06-15T13:00:01Z');
    await pollDevices(askable({}).kernel);
    expect((await pollsOf())[0]).toMatchObject({ provider_device_id: null, failures: 0 });
    expect((await deviceOf('b')).observed).toEqual(new Date('2026-06-15T13:00:01Z'));
  });

  test('of a device that cannot be reached is asked later each time, and the others are told of', async () => {
    await Promise.all([connect('smartcar', 'asleep'), connect('smartcar', 'awake')]);
    const { kernel: of } = askable({ asleep: 'unreached' });
    await pollDevices(of);
    expect(await pollsOf()).toMatchObject([
      { provider_device_id: 'asleep', failures: 1, next: new Date('2026-06-15T16:00:00Z') },
      { provider_device_id: 'awake', failures: 0 },
    ]);
    expect((await deviceOf('awake')).observed).toEqual(new Date(noon));
  });

  test('may say thrice that the owner took the consent back, and the device is disconnected and asked after no more', async () => {
    const id = await connect('smartcar', 'revoked');
    const { asked, kernel: of } = askable({ revoked: 'refused' });
    for (const hour of [12, 18, 24, 30, 36]) {
      fixture.backend.clock.set(new Date(Date.UTC(2026, 5, 15, hour)).toISOString());
      await pollDevices(of);
    }
    expect(asked).toHaveLength(3);
    const device = await selectOne<{ archived: Date | null; disconnect_reason: string }>(
      fixture.backend,
      'select archived, disconnect_reason from vehicle_devices where provider_device_id = $1',
      [id],
    );
    expect(device).toEqual({ archived: new Date('2026-06-16T00:00:00Z'), disconnect_reason: 'revoked' });
    const told = await selectRows(
      fixture.backend,
      `select from timeline_entries where kind = 'device_disconnected' and at >= '2026-06-16T00:00Z'`,
    );
    expect(told).toHaveLength(1);
  });

  test('is asked no more after a device that its customer disconnected, and what it says of it still is kept nowhere', async () => {
    const [id] = [await connect('smartcar', 'gone')];
    const { asked, kernel: of } = askable({});
    const { telematics } = of.platform;
    const late: Telematics = {
      ...telematics,
      async *poll(provider, ids) {
        await fixture.backend.owner.pool.query(
          `update vehicle_devices set archived = $1, disconnect_reason = 'customer'`,
          [noon],
        );
        yield* telematics.poll(provider, ids);
      },
    };
    await pollDevices({ ...of, platform: { ...of.platform, telematics: late } });
    await pollDevices(of);
    expect(asked).toEqual([[id]]);
    expect(await deviceOf(id)).toMatchObject({ lat: null, observed: null });
    expect(await payloads()).toEqual([]);
    await purgeDeviceReports(fixture.backend.platform);
    expect((await pollsOf()).filter(({ provider_device_id }) => provider_device_id !== null)).toEqual([]);
  });
});

test('made-up devices drive around', async () => {
  const ids = [await connect('bouncie', 'SIM-FL-1'), await connect('passtime', 'SIM-TX-1')];
  await moveSimulatedDevices(fixture.backend.platform, 1);
  const before = await Promise.all(ids.map(deviceOf));
  fixture.backend.clock.set('2026-06-15T13:10:00Z');
  await moveSimulatedDevices(fixture.backend.platform, 1);
  const after = await Promise.all(ids.map(deviceOf));
  for (const [index, one] of before.entries()) expect(after[index]).not.toMatchObject({ lat: one.lat, lng: one.lng });
});

test('what was reported is dropped by months after 90 days, and thinned after a week', async () => {
  const id = await connect('bouncie');
  const at = (days: number, minute = 0) => new Date(new Date(noon).getTime() - days * 86_400_000 + minute * 60_000);
  await bouncie(
    id,
    [at(80), at(10), at(10, 5), at(10, 59), at(10, 61), at(1), at(1, 5)].map((one) => [one, 40, -83]),
  );
  await purgeDeviceReports(fixture.backend.platform);
  const stored = await selectRows<{ observed: Date }>(
    fixture.backend,
    'select observed from device_reports order by 1',
  );
  expect(stored.map(({ observed }) => observed)).toEqual([at(80), at(10, 59), at(10, 61), at(1), at(1, 5)]);
  fixture.backend.clock.set('2026-07-14T12:00:00Z');
  await purgeDeviceReports(fixture.backend.platform);
  const later = await selectRows<{ observed: Date }>(fixture.backend, 'select observed from device_reports order by 1');
  expect(later.map(({ observed }) => observed)).toEqual([at(10, 59), at(10, 61), at(1), at(1, 5)]);
});
