import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TelematicsProvider } from '@roadworthy/core/incidents/vocabulary.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { signatureFor } from '../payments/webhook-signature.ts';
import type { AskProvider, ProviderRequest } from './ask-provider.ts';
import { readBouncieVehicles } from './bouncie.ts';
import { readMojioVehicles } from './mojio.ts';
import { passtimeInstant, readPasstime } from './passtime.ts';
import { type Headers, type Polled, type TelematicsMessage, TelematicsUnansweredError } from './port.ts';
import { readSamsaraStats } from './samsara.ts';
import { createSimulatedTelematics, simulatedPlace } from './simulated-telematics.ts';
import { createTelematics } from './telematics.ts';
import { readZubieVehicles } from './zubie.ts';

const now = () => new Date('2026-01-01T15:05:10Z');
const secrets = {
  bouncie: 'made-up-key',
  smartcar: 'made-up-management-token',
  samasara: 'bWFkZS11cCBzYW1zYXJhIHNlY3JldA==',
  tesla: 'made-up-bridge-secret',
  mojio: 'made-up-password',
  zubie: 'made-up-zubie-key',
};
const accounts = Object.fromEntries(
  Object.entries(secrets).map(([provider, webhookSecret]) => [provider, { webhookSecret, poll: null }]),
);
const port = createTelematics({ accounts, now });
const hmac = (secret: string | Buffer, ...parts: string[]) =>
  createHmac('sha256', secret).update(parts.join('')).digest('hex');

/** The proof that each of them sends with a body. */
const signed: Readonly<Record<string, (body: string) => Headers>> = {
  bouncie: () => ({ authorization: secrets.bouncie, 'x-bouncie-authorization': secrets.bouncie }),
  smartcar: (body) => ({ 'sc-signature': hmac(secrets.smartcar, body) }),
  samasara: (body) => ({
    'x-samsara-timestamp': '1767279905',
    'x-samsara-signature': `v1=${hmac(Buffer.from(secrets.samasara, 'base64'), 'v1:1767279905:', body)}`,
  }),
  tesla: (body) => ({ 'x-bridge-signature': signatureFor(secrets.tesla, now(), body) }),
  mojio: () => ({ authorization: `Basic ${Buffer.from(`roadworthy:${secrets.mojio}`).toString('base64')}` }),
  zubie: () => ({ 'x-roadworthy-key': secrets.zubie }),
};
const send = (provider: TelematicsProvider, body: string, headers = signed[provider]?.(body) ?? {}) =>
  port.receive(provider, headers, Buffer.from(body));
function taken(provider: TelematicsProvider, json: unknown) {
  const decision = send(provider, JSON.stringify(json));
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.event;
}
async function allOf(polls: AsyncIterable<Polled>): Promise<Polled[]> {
  const all: Polled[] = [];
  for await (const polled of polls) all.push(polled);
  return all;
}
/** What a provider that was asked said, in one list. */
async function answersOf(polls: AsyncIterable<Polled>): Promise<TelematicsMessage[]> {
  const all = await allOf(polls);
  return all.flatMap((polled) => (polled.outcome === 'answered' ? polled.message : []));
}
const codeOf = (decision: ReturnType<typeof send>) => (decision.ok ? null : decision.refusal.code);

describe('who sends', () => {
  // Signatures that were worked out apart from this code.
  test.each<[TelematicsProvider, Headers, string]>([
    [
      'samasara',
      {
        'x-samsara-timestamp': '1767279905',
        'x-samsara-signature': 'v1=a1d59c8ec7dd2fc1c027756acb1a820a485162f3ed5634a98648fa11da1a154a',
      },
      '{"eventId":"00000000-0000-4000-8000-000000000002","eventType":"GeofenceEntry"}',
    ],
    [
      'smartcar',
      { 'sc-signature': '2713250fc78e3e8d3c573d7d030eb85785fe95cb76397e9c6b82a58a132287a9' },
      '{"eventId":"44444444-4444-4444-8444-444444444444","eventType":"VEHICLE_STATE"}',
    ],
    [
      'tesla',
      { 'x-bridge-signature': 't=1767279905,v1=bcf054b4e05ce712eba34f881853e31ac9d4832f7999ef1163dee40d115d2264' },
      '{"vin":"TEST0000000000003"}',
    ],
  ])('%s is known by a signature that was worked out elsewhere', (provider, headers, body) => {
    expect(codeOf(send(provider, body, headers))).toBeNull();
    expect(codeOf(send(provider, `${body} `, headers))).toBe('signature_wrong');
  });

  test.each(Object.keys(secrets) as TelematicsProvider[])(
    '%s is not believed without proof, or by another’s',
    (provider) => {
      const body = '{"imei":"1","eventType":"mil"}';
      expect(codeOf(send(provider, body, {}))).toBe('signature_missing');
      const names = Object.keys(signed[provider]?.(body) ?? {});
      const forged = Object.fromEntries(
        names.map((name) => [name, name.endsWith('timestamp') ? '1767279905' : 'forged']),
      );
      expect(codeOf(send(provider, body, forged))).toMatch(/^signature_(?:wrong|malformed)$/);
      const twice = Object.fromEntries(names.map((name) => [name, ['one', 'two']]));
      expect(codeOf(send(provider, body, twice))).toBe('signature_missing');
      const off = createTelematics({ accounts: { [provider]: { webhookSecret: '', poll: null } }, now });
      expect(off.receive(provider, signed[provider]?.(body) ?? {}, Buffer.from(body))).toMatchObject({
        refusal: { code: 'provider_off' },
      });
    },
  );

  test.each([
    ['samasara', new Date('2026-01-01T15:10:06Z')],
    ['tesla', new Date('2026-01-01T15:10:11Z')],
    ['tesla', new Date('2026-01-01T15:00:09Z')],
  ] as const)('a message of %s whose time is not ours was sent again', (provider, at) => {
    const later = createTelematics({ accounts, now: () => at });
    const decision = later.receive(provider, signed[provider]?.('{}') ?? {}, Buffer.from('{}'));
    expect(decision).toMatchObject({ refusal: { code: 'signature_stale' } });
  });

  test.each(['passtime', 'garaging'] as const)('nobody pushes for %s', (provider) => {
    expect(codeOf(send(provider, '{}', {}))).toBe('provider_unknown');
  });
});

describe('the challenge of Smartcar', () => {
  const challenge = (value: unknown) => ({ eventType: 'VERIFY', data: { challenge: value } });

  test('is answered by its signature, also where it comes unsigned', () => {
    const answer = { challenge: '53a5d723fcddd608328791818bae57eddaece52ca6a253e0b845fade28375705' };
    expect(taken('smartcar', challenge('made-up-challenge')).answer).toEqual(answer);
    const unsigned = send('smartcar', JSON.stringify(challenge('made-up-challenge')), {});
    expect(unsigned).toMatchObject({ ok: true, event: { answer } });
  });

  test('never signs what could be a message', () => {
    const message = JSON.stringify({ eventType: 'VEHICLE_STATE', vehicleId: 'v1' });
    for (const value of [message, `${message} `, 'a'.repeat(201), '', 7, null, 'two words']) {
      expect(taken('smartcar', challenge(value))).toMatchObject({ answer: {}, unknown: 'unreadable' });
    }
  });

  test('is wrong where its signature is', () => {
    const body = JSON.stringify(challenge('made-up-challenge'));
    expect(codeOf(send('smartcar', body, { 'sc-signature': '0'.repeat(64) }))).toBe('signature_wrong');
  });
});

describe('Bouncie', () => {
  const trip = {
    eventType: 'tripData',
    imei: '000000000000001',
    vin: 'TEST0000000000001',
    data: [
      { timestamp: '2026-01-01T15:04:57.000Z', speed: 41, gps: { lat: 44.46046, lon: -110.82815, heading: 360 } },
      { timestamp: '2026-01-01 15:05:12:000Z', gps: { lat: '44.46051', lon: '-110.8279', heading: -90 } },
      { timestamp: '2026-01-01T15:05:20.000Z', speed: 0, gps: { lat: 0, lon: 0, heading: 0 } },
      { timestamp: '2026-01-01T010:01:00.000Z', gps: { lat: 44, lon: -110 } },
    ],
  };

  test('tells of the points of a trip, in each of its ways to write a time', () => {
    const { readings, unknown } = taken('bouncie', trip);
    expect(readings).toMatchObject([
      { providerDeviceId: '000000000000001', place: { lat: 44.46046, lng: -110.82815 }, heading: 0, event: 'tripData' },
      { observedAt: new Date('2026-01-01T15:05:12Z'), place: { lat: 44.46051 }, heading: 270, speedKph: null },
      { place: null, refused: 'null_island' },
    ]);
    expect(readings[0]?.speedKph).toBeCloseTo(65.98, 2);
    expect(unknown).toBe('unreadable');
  });

  test.each([
    ['connect', { connect: { timestamp: '2026-01-01T14:58:02.000Z', latitude: 44.5, longitude: -110.8 } }, 44.5],
    ['userGeozone', { geozone: { timestamp: '2026-01-01T14:58:02Z', location: { lat: 44.6, lon: -110.8 } } }, 44.6],
    ['tripEnd', { end: { timestamp: '2026-01-01T14:58:02.000Z', odometer: 31888.4 } }, null],
    ['mil', { mil: { timestamp: '2026-01-01T14:58:02.000Z', value: 'ON' } }, null],
  ])('tells of %s', (eventType, rest, lat) => {
    const { readings } = taken('bouncie', { eventType, imei: '1', vin: null, ...rest });
    expect(readings).toHaveLength(1);
    expect(readings[0]?.place?.lat ?? null).toBe(lat);
    expect(readings[0]?.refused).toBeNull();
  });

  test('says something that nobody knows', () => {
    expect(taken('bouncie', { eventType: 'tripPaused', imei: '1' })).toMatchObject({ unknown: 'unknown_event' });
    for (const json of [
      [],
      null,
      'x',
      { eventType: 'mil' },
      { imei: '1', eventType: '__proto__' },
      { imei: 2 ** 60 },
    ]) {
      expect(taken('bouncie', json).readings).toEqual([]);
      expect(taken('bouncie', json).unknown).not.toBeNull();
    }
    expect(send('bouncie', '{"imei"')).toMatchObject({ ok: true, event: { unknown: 'unreadable' } });
  });

  test('answers a place, an address without one, or nothing', () => {
    const stats = { lastUpdated: '2025-12-31 22:13:17.000Z', speed: 0 };
    const { readings } = readBouncieVehicles([
      {
        imei: '1',
        vin: 'x',
        stats: { ...stats, odometer: 100, location: { lat: 38.88927, lon: -77.05018, address: '' } },
      },
      { imei: '2', stats: { ...stats, location: 'Old Faithful Visitor Education Center, Yellowstone' } },
      { imei: '3', stats },
    ]);
    expect(readings.map(({ place, refused }) => [place?.lat ?? null, refused])).toEqual([
      [38.88927, null],
      [null, 'no_place'],
      [null, 'no_place'],
    ]);
    expect(readings[0]?.odometerKm).toBeCloseTo(160.93, 2);
  });
});

describe('Smartcar', () => {
  const location = (meta: object, body: object | undefined = { latitude: 36.059, longitude: -112.1094 }) => ({
    code: 'location-preciselocation',
    body,
    meta,
  });
  const state = (signals: unknown[], rest: object = { vehicleId: 'v1' }) => ({
    eventType: 'VEHICLE_STATE',
    data: { vehicle: { id: 'v1' }, signals },
    meta: { deliveredAt: 1767279900000 },
    ...rest,
  });

  test('tells of a place by its maker’s clock, in both of its shapes', () => {
    const newer = taken('smartcar', state([location({ oemUpdatedAt: 1767279890000, fetchedAt: 1767279895000 })]));
    const older = taken('smartcar', state([location({ oemUpdatedAt: 0, retrievedAt: 1767279895000 })], {}));
    expect(newer.readings).toMatchObject([{ providerDeviceId: 'v1', observedAt: new Date(1767279890000) }]);
    expect(older.readings).toMatchObject([{ providerDeviceId: 'v1', observedAt: new Date(1767279895000) }]);
  });

  test('tells what it drove by its unit, and of a signal that failed nothing', () => {
    const meta = { fetchedAt: 1767279895000 };
    const odometer = (unit: string) => ({ code: 'odometer-traveleddistance', body: { value: 100, unit }, meta });
    expect(taken('smartcar', state([odometer('km')])).readings[0]?.odometerKm).toBe(100);
    expect(taken('smartcar', state([odometer('miles')])).readings[0]?.odometerKm).toBeCloseTo(160.93, 2);
    const failed = { code: 'location-preciselocation', status: { value: 'ERROR' }, meta };
    expect(taken('smartcar', state([failed])).readings).toMatchObject([{ place: null, refused: null }]);
    expect(taken('smartcar', { ...state([]), eventType: 'VEHICLE_ERROR' }).readings).toMatchObject([
      { event: 'VEHICLE_ERROR' },
    ]);
  });
});

describe('Samsara', () => {
  const vehicle = { id: '2000000000000001', vin: 'TEST0000000000001' };

  test('tells of a fence that was crossed, whose middle is no place of the vehicle', () => {
    const circle = { latitude: 36.059, longitude: -112.1094, radiusMeters: 250 };
    const data = { address: { geofence: { circle } }, vehicle };
    const message = taken('samasara', { eventTime: '2026-01-01T15:05:05.123Z', eventType: 'GeofenceEntry', data });
    expect(message).toMatchObject({ readings: [{ place: null, event: 'GeofenceEntry' }], askAfter: [vehicle.id] });
    expect(taken('samasara', { eventType: 'Ping' })).toMatchObject({ readings: [], unknown: null });
    expect(taken('samasara', { eventMs: 1767279905123, eventType: 'Alert', event: {} }).unknown).toBe('unknown_event');
  });

  test('answers one place of each vehicle, a list, or none', () => {
    const fix = { time: '2026-01-01T15:05:02.512Z', latitude: 36, longitude: -112, speedMilesPerHour: 10 };
    const { readings, unknown } = readSamsaraStats({
      data: [{ id: '1', gps: fix }, { id: '2', gps: [fix, { ...fix, time: '2026-01-01T15:05:09Z' }] }, { id: '3' }],
    });
    expect(readings.map(({ providerDeviceId }) => providerDeviceId)).toEqual(['1', '2', '2']);
    expect(unknown).toBeNull();
  });
});

describe('Tesla', () => {
  const record = (value: unknown) => ({
    data: [
      { key: 'Location', value },
      { key: 'VehicleSpeed', value: { stringValue: '10.00000' } },
    ],
    createdAt: '2026-01-01T15:04:57.123456Z',
    vin: 'TEST0000000000003',
  });

  test.each([
    [{ locationValue: { latitude: 38.88927, longitude: -77.05018 } }, [38.88927, -77.05018]],
    [{ stringValue: '(37.412374 N, 122.145867 W)' }, [37.412374, -122.145867]],
    [{ stringValue: '(37.412374 S, 122.145867 E)' }, [-37.412374, 122.145867]],
    [{ stringValue: '(37.412374 Q, 122.145867 W)' }, null],
    [{ stringValue: 'Abhishek is NOT a location' }, null],
    [{ invalid: true }, null],
  ])('tells of a place as %j', (value, place) => {
    const [reading] = taken('tesla', record(value)).readings;
    expect(reading?.place ? [reading.place.lat, reading.place.lng] : null).toEqual(place);
    expect(reading?.refused).toBe(place ? null : 'invalid_fix');
    expect(reading?.observedAt).toEqual(new Date('2026-01-01T15:04:57.123Z'));
    expect(reading?.speedKph).toBeCloseTo(16.09, 2);
  });

  test('tells flat, without a place, and of its connection in seconds', () => {
    const flat = {
      Vin: 'V',
      CreatedAt: '2026-01-01T15:04:57Z',
      Location: { latitude: 38, longitude: -77 },
      VehicleSpeed: '<invalid>',
    };
    expect(taken('tesla', flat).readings).toMatchObject([{ place: { lat: 38, lng: -77 }, speedKph: null }]);
    const { Location: _, ...parked } = flat;
    expect(taken('tesla', parked).readings).toMatchObject([{ place: null, refused: null }]);
    const connection = { Vin: 'V', ConnectionID: 'c', Status: 'CONNECTED', CreatedAt: 1767279897 };
    expect(taken('tesla', connection).readings).toMatchObject([{ observedAt: new Date('2026-01-01T15:04:57Z') }]);
  });
});

describe('those who are asked', () => {
  test('Mojio measures in units that it names, and says whether it has a fix', () => {
    const location = { Timestamp: '2026-01-01T15:04:57.000Z', Lat: 45.42361, Lng: -75.70083, IsValid: true };
    const vehicle = {
      Id: 'b1',
      VIN: 'T',
      GatewayTime: '2026-01-01T15:05:02.000Z',
      Location: { ...location, Accuracy: { Value: 5, Unit: 'Meters' } },
      Speed: { Value: 10, Unit: 'MilesPerHour' },
      Odometer: { Value: 51320500, Unit: 'Meters' },
    };
    const small = { id: 'b2', location: { timestamp: '2026-01-01T15:04:57Z', lat: 0, lng: 0, isValid: false } };
    const { readings } = readMojioVehicles({ Data: [vehicle, small] });
    expect(readings).toMatchObject([
      { observedAt: new Date('2026-01-01T15:04:57Z'), accuracyM: 5, odometerKm: 51320.5 },
      { providerDeviceId: 'b2', place: null, refused: 'invalid_fix' },
    ]);
    expect(readings[0]?.speedKph).toBeCloseTo(16.09, 2);
    expect(taken('mojio', { Id: 'b1', Location: location })).toMatchObject({ readings: [], askAfter: ['b1'] });
  });

  test('Zubie writes local times; what it pushes is a hint alone', () => {
    const car = { key: 'k1', latitude: 43.0799, longitude: -79.0747 };
    const hint = taken('zubie', { event: 'vehicle_location_update', timestamp: '2026-01-01T09:32:11-05:00', car });
    expect(hint).toMatchObject({ readings: [{ place: null, refused: null }], askAfter: ['k1'] });
    const vehicle_location = {
      point: { lat: 43.0799, lon: -79.0747 },
      speed_mph: null,
      timestamp: '2026-01-01T09:32:11-05:00',
    };
    const { readings, unknown } = readZubieVehicles({
      vehicles: [
        { key: 'k1', vehicle_location },
        { key: 'k2', vehicle_location: null },
      ],
    });
    expect(readings).toMatchObject([{ observedAt: new Date('2026-01-01T14:32:11Z'), place: { lat: 43.0799 } }]);
    expect(unknown).toBeNull();
  });

  test.each([
    ['01/01/2026 10:04:57 AM', '2026-01-01T15:04:57Z'],
    ['01/01/2026 12:04:57 AM', '2026-01-01T05:04:57Z'],
    ['07/01/2026 12:04:57 PM', '2026-07-01T17:04:57Z'],
    ['2026-01-01T10:04:57', '2026-01-01T15:04:57Z'],
    ['2026-01-01 10:04', null],
    ['13/45/2026 10:04:57 AM', null],
  ])('PassTime’s %s is eastern standard time', (text, iso) => {
    expect(passtimeInstant(text)).toEqual(iso === null ? null : new Date(iso));
  });

  test('PassTime answers a place, or that it has none', () => {
    const read = (json: unknown) => readPasstime(json, 'S1');
    expect(
      read([{ lat: '38.88927', long: '-77.05018', lastLocate: '01/01/2026 10:04:57 AM', totalMiles: 10 }]),
    ).toMatchObject({
      readings: [{ providerDeviceId: 'S1', place: { lat: 38.88927, lng: -77.05018 } }],
    });
    expect(read([])).toMatchObject({ readings: [], unknown: null });
    expect(read([{ lat: 0, long: 0, lastLocate: '', totalMiles: 0 }])).toMatchObject({ readings: [], unknown: null });
    expect(read([{ lat: 38, long: -77, lastLocate: 'yesterday' }])).toMatchObject({ unknown: 'unreadable' });
  });

  test('are followed nowhere else, and waited for as long as they ask', async () => {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(`${request.url} ${request.headers.authorization ?? ''}`);
      if (request.url?.includes('imei=moved')) response.writeHead(302, { location: '/secret' }).end();
      else if (request.url?.includes('imei=busy')) response.writeHead(429, { 'retry-after': '7' }).end();
      else response.end('[]');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const asking = createTelematics({ accounts: { bouncie: { webhookSecret: null, poll: { url, token: 't' } } }, now });
    expect(asking.canPoll('bouncie')).toBe(true);
    expect(asking.canPoll('tesla')).toBe(false);
    await answersOf(asking.poll('bouncie', ['a b&x=1']));
    await expect(answersOf(asking.poll('bouncie', ['moved']))).rejects.toMatchObject({
      name: 'TelematicsUnansweredError',
    });
    await expect(answersOf(asking.poll('bouncie', ['busy']))).rejects.toMatchObject({ retryAfter: 7, status: 429 });
    expect(seen).toEqual(['/vehicles?imei=a%20b%26x%3D1 t', '/vehicles?imei=moved t', '/vehicles?imei=busy t']);
  });
});

/** A provider whose pages are listed by their address, without its host; anything else is a fault of the test. */
function recorded(pages: Readonly<Record<string, unknown>>) {
  const seen: ProviderRequest[] = [];
  const ask: AskProvider = (request) => {
    seen.push(request);
    const { pathname, search } = new URL(request.url);
    const page = pages[`${pathname}${search}`];
    if (typeof page === 'number') return Promise.reject(new TelematicsUnansweredError('', { status: page }));
    if (page === undefined) return Promise.reject(new Error(`Nobody recorded ${request.url}`));
    return Promise.resolve(Buffer.from(JSON.stringify(page)));
  };
  return { seen, ask };
}

describe('Smartcar, where it is asked', () => {
  const poll = { url: 'https://vehicle.example/v3', token: 'our-id:our-secret' };
  const connection = (vehicle: string, user: string) => ({
    id: `c-${vehicle}`,
    type: 'connection',
    relationships: { vehicle: { data: { id: vehicle } }, user: { data: { id: user } } },
  });
  const at = { oemUpdatedAt: '2026-01-01T15:04:50Z', retrievedAt: '2026-01-01T15:04:55Z' };
  const signal = (code: string, body: unknown, meta: object = at) => ({
    id: code,
    type: 'signal',
    attributes: { code, status: { value: 'SUCCESS' }, body },
    meta,
  });
  const connections = {
    '/oauth2/token': { access_token: 'for-an-hour', expires_in: 3600 },
    '/v3/connections': {
      data: [connection('v1', 'u1')],
      links: { next: 'https://elsewhere.example/v3/connections?page=2' },
    },
    '/v3/connections?page=2': { data: [connection('v2', 'u2'), connection('v3', 'u3')], links: { next: null } },
  };
  const asking = (pages: Readonly<Record<string, unknown>>) => {
    const { seen, ask } = recorded({ ...connections, ...pages });
    return { seen, port: createTelematics({ accounts: { smartcar: { webhookSecret: null, poll } }, now, ask }) };
  };

  test('tells of each vehicle by its owner, and by its maker’s clock', async () => {
    const place = { latitude: 36.059, longitude: -112.1094 };
    const { seen, port: asked } = asking({
      '/v3/vehicles/v1/signals': {
        data: [
          signal('location-preciselocation', place),
          signal('odometer-traveleddistance', { value: 51320.5, unit: 'km' }),
        ],
      },
      '/v3/vehicles/v2/signals': {
        data: [signal('location-preciselocation', place, { oemUpdatedAt: 1767279890000 })],
      },
    });
    const messages = await answersOf(asked.poll('smartcar', ['v1', 'v2']));
    expect(messages.flatMap(({ readings }) => readings)).toMatchObject([
      {
        providerDeviceId: 'v1',
        place: { lat: 36.059 },
        observedAt: new Date('2026-01-01T15:04:50Z'),
        odometerKm: 51320.5,
      },
      { providerDeviceId: 'v2', observedAt: new Date('2026-01-01T15:04:50Z'), odometerKm: null },
    ]);
    expect(seen[0]).toMatchObject({
      url: 'https://iam.smartcar.com/oauth2/token',
      headers: { authorization: `Basic ${Buffer.from('our-id:our-secret').toString('base64')}` },
      form: { grant_type: 'client_credentials' },
    });
    // What it answers leads our token nowhere else.
    expect(seen.slice(1).map(({ url }) => new URL(url).host)).toEqual(seen.slice(1).map(() => 'vehicle.example'));
    expect(seen.at(-1)?.headers).toEqual({ authorization: 'Bearer for-an-hour', 'sc-user-id': 'u2' });
  });

  test('says of a vehicle whose owner took the consent back that it may not tell, and goes on with the others', async () => {
    const { port: asked } = asking({
      '/v3/vehicles/v1/signals': 403,
      '/v3/vehicles/v2/signals': 409,
      '/v3/vehicles/v3/signals': { data: [] },
    });
    const all = await allOf(asked.poll('smartcar', ['v1', 'v2', 'v3', 'gone']));
    expect(all.map(({ deviceIds: [id], outcome }) => [id, outcome])).toEqual([
      ['v1', 'refused'],
      ['v2', 'unreached'],
      ['v3', 'answered'],
      ['gone', 'refused'],
    ]);
  });

  test('ends nobody’s consent by a list that cannot be read, nor by our own wrong secret', async () => {
    for (const pages of [
      { '/v3/connections': { connections: [] } },
      { '/v3/connections': 401 },
      { '/oauth2/token': {} },
      { '/v3/vehicles/v1/signals': 429 },
    ]) {
      await expect(allOf(asking(pages).port.poll('smartcar', ['v1']))).rejects.toThrow(TelematicsUnansweredError);
    }
  });
});

describe('Tesla, where it is asked', () => {
  const url = 'https://fleet.example';
  const page = (vin: string) =>
    `/api/1/vehicles/${vin}/vehicle_data?endpoints=location_data%3Bdrive_state%3Bvehicle_state`;
  const car = {
    vin: 'TEST0000000000003',
    state: 'online',
    drive_state: {
      gps_as_of: 1767279890,
      heading: 271,
      latitude: 38.88927,
      longitude: -77.05018,
      power: 0,
      speed: 31,
      timestamp: 1767279897000,
    },
    vehicle_state: { odometer: 1000.5, timestamp: 1767279897000 },
  };
  const asking = (token: string, pages: Readonly<Record<string, unknown>>) => {
    const { seen, ask } = recorded({ '/oauth2/v3/token': { access_token: 'for-hours' }, ...pages });
    const tesla = { webhookSecret: null, poll: { url, token } };
    return { seen, port: createTelematics({ accounts: { tesla }, now, ask }) };
  };

  test('tells of the last fix of the receiver, in miles', async () => {
    const { seen, port: asked } = asking('id:secret', { [page(car.vin)]: { response: car } });
    const [message] = await answersOf(asked.poll('tesla', [car.vin]));
    expect(message?.readings).toMatchObject([
      {
        providerDeviceId: car.vin,
        vin: car.vin,
        observedAt: new Date(1767279890000),
        place: { lat: 38.88927 },
        heading: 271,
      },
    ]);
    expect(message?.readings[0]?.speedKph).toBeCloseTo(49.89, 2);
    expect(message?.readings[0]?.odometerKm).toBeCloseTo(1610.15, 2);
    expect(seen[0]).toMatchObject({ form: { grant_type: 'client_credentials', client_id: 'id', audience: url } });
  });

  test('is not woken where it sleeps, and says nothing of another car', async () => {
    const { seen, port: asked } = asking('one-token', { [page('A')]: 408, [page('B')]: { response: car } });
    const all = await allOf(asked.poll('tesla', ['A', 'B']));
    expect(all).toMatchObject([
      { deviceIds: ['A'], outcome: 'unreached' },
      { deviceIds: ['B'], outcome: 'answered', message: { readings: [] } },
    ]);
    expect(seen.map(({ headers }) => headers['authorization'])).toEqual(['Bearer one-token', 'Bearer one-token']);
  });

  test('without a place is no place, and in another form is not read', async () => {
    const { drive_state: _, ...without } = car;
    const { port: asked } = asking('t', {
      [page('A')]: { response: { ...car, vin: 'A', drive_state: { timestamp: 1767279897000 } } },
      [page('B')]: { response: { ...without, vin: 'B' } },
    });
    const [parked, other] = await answersOf(asked.poll('tesla', ['A', 'B']));
    expect(parked?.readings).toMatchObject([{ place: null, refused: 'no_place' }]);
    expect(other).toMatchObject({ readings: [], unknown: 'unreadable' });
  });
});

describe('the simulated providers', () => {
  const at = new Date('2026-06-15T12:00:00Z');
  const simulated = createSimulatedTelematics({ secret: 'demo', now: () => at });

  test.each(['bouncie', 'smartcar', 'tesla', 'samasara', 'zubie', 'mojio'] as const)(
    'sign what %s would push, and answer what is asked then',
    async (provider) => {
      const id = `SIM-FL-${provider}`;
      const { headers, body } = simulated.pushOf(provider, id, at);
      const decision = simulated.receive(provider, headers, Buffer.from(body));
      if (!decision.ok) throw new Error(decision.refusal.code);
      const { askAfter } = decision.event;
      const polled = askAfter.length > 0 ? await answersOf(simulated.poll(provider, askAfter)) : [];
      const readings = [decision.event, ...polled].flatMap((message) => message.readings);
      const placed = readings.filter(({ place }) => place !== null);
      const { lat, lng } = simulatedPlace(id, at);
      expect(placed).toHaveLength(1);
      expect(placed[0]?.place?.lat).toBeCloseTo(lat, 4);
      expect(placed[0]?.place?.lng).toBeCloseTo(lng, 4);
    },
  );

  test('answer for who is asked alone, too', async () => {
    for (const provider of ['passtime', 'smartcar', 'tesla'] as const) {
      const [polled] = await answersOf(simulated.poll(provider, ['SIM-TX-1']));
      expect(polled?.readings).toMatchObject([{ observedAt: at, providerDeviceId: 'SIM-TX-1' }]);
    }
  });

  test('let a device drive on no faster than a rig', () => {
    for (let minute = 0; minute < 180; minute += 1) {
      const [one, next] = [minute, minute + 1].map((m) =>
        simulatedPlace('SIM-FL-7', new Date(at.getTime() + m * 60_000)),
      );
      const far = Math.hypot(((one?.lat ?? 0) - (next?.lat ?? 0)) * 111, ((one?.lng ?? 0) - (next?.lng ?? 0)) * 99);
      expect(far).toBeLessThan(2);
    }
  });
});
