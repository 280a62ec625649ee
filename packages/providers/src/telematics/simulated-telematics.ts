import { createHash } from 'node:crypto';
import { kmOfMiles } from '@roadworthy/core/incidents/devices/reading.ts';
import type { Place } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { type TelematicsProvider, telematicsProviders } from '@roadworthy/core/incidents/vocabulary.ts';
import { signatureFor } from '../payments/webhook-signature.ts';
import type { AskProvider } from './ask-provider.ts';
import { TelematicsUnansweredError, type Telematics } from './port.ts';
import { hmacHex } from './proof.ts';
import { createTelematics, type TelematicsAccounts } from './telematics.ts';

/** Where made-up devices drive around, by two letters that an id may begin with. */
const regions: readonly (readonly [string, number, number])[] = [
  ['FL', 27.2, -81.4],
  ['TX', 29.6, -97.2],
  ['LA', 30.9, -92.3],
  ['CA', 38.6, -121.6],
  ['CO', 39.4, -104.6],
  ['AZ', 34.3, -111.8],
  ['OH', 40.2, -82.7],
  ['TN', 35.8, -86.4],
  ['WA', 47.2, -121.2],
  ['ON', 44.6, -79.2],
  ['QC', 46.1, -72.4],
  ['NY', 42.9, -75.6],
];

const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

export type SimulatedPlace = Place & {
  readonly heading: number;
  readonly speedKph: number;
  readonly odometerKm: number;
};

/**
 * Where a made-up device is at an instant: it drives around a circle at a speed of its own, and stands for a third of each
 * hour. The same id is at the same place at the same time, whoever asks.
 */
export function simulatedPlace(deviceId: string, at: Date): SimulatedPlace {
  const hash = hashOf(deviceId);
  const named = regions.find(([code]) => deviceId.startsWith(`SIM-${code}-`));
  const [, lat, lng] = named ?? regions[hash % regions.length] ?? ['', 40, -83];
  const radiusKm = 8 + ((hash >>> 8) % 30);
  const cruise = 45 + ((hash >>> 16) % 50);
  const seconds = at.getTime() / 1000 + (hash % 3600);
  const [hours, inHour] = [Math.floor(seconds / 3600), seconds % 3600];
  const isDriving = inHour < 2400;
  const drivenHours = (hours % 100_000) * (2400 / 3600) + Math.min(inHour, 2400) / 3600;
  const angle = (drivenHours * cruise) / radiusKm;
  const [north, east] = [Math.cos(angle) * radiusKm, Math.sin(angle) * radiusKm];
  const middle = { lat: lat + ((hash >>> 4) % 100) / 100 - 0.5, lng: lng + ((hash >>> 12) % 100) / 100 - 0.5 };
  const degree = 111.2;
  return {
    lat: middle.lat + north / degree,
    lng: middle.lng + east / (degree * Math.cos((middle.lat * Math.PI) / 180)),
    heading: ((angle * 180) / Math.PI + 90) % 360,
    speedKph: isDriving ? cruise : 0,
    odometerKm: 20_000 + (hash % 60_000) + ((hours * cruise * 0.02) % 20_000),
  };
}

const mph = (kph: number): number => Math.round((kph / (kmOfMiles(1) ?? 1)) * 10) / 10;
const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;

/** What is pushed, as who pushes writes it. */
export type Pushed = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

function bodyOf(provider: TelematicsProvider, id: string, at: Date): unknown {
  const { lat, lng, heading, speedKph } = simulatedPlace(id, at);
  const [latitude, longitude, iso] = [degrees(lat), degrees(lng), at.toISOString()];
  if (provider === 'bouncie') {
    const gps = { lat: latitude, lon: longitude, heading: Math.round(heading) };
    return { eventType: 'tripData', imei: id, data: [{ timestamp: iso, speed: mph(speedKph), gps }] };
  }
  if (provider === 'smartcar') {
    const code = 'location-preciselocation';
    const meta = { oemUpdatedAt: at.getTime(), fetchedAt: at.getTime() };
    return {
      eventId: `${id}-${at.getTime()}`,
      eventType: 'VEHICLE_STATE',
      vehicleId: id,
      data: { vehicle: { id }, signals: [{ code, body: { latitude, longitude }, meta }] },
      meta: { version: '4.0', deliveredAt: at.getTime() },
    };
  }
  if (provider === 'tesla') {
    const data = [
      { key: 'Location', value: { locationValue: { latitude, longitude } } },
      { key: 'GpsHeading', value: { doubleValue: heading } },
      { key: 'VehicleSpeed', value: { stringValue: mph(speedKph).toFixed(5) } },
    ];
    return { data, createdAt: iso, vin: id, isResend: false };
  }
  if (provider === 'samasara') {
    return {
      eventId: `${id}-${at.getTime()}`,
      eventTime: iso,
      eventType: 'GeofenceExit',
      orgId: 1,
      data: { vehicle: { id } },
    };
  }
  if (provider === 'zubie') return { event: 'vehicle_location_update', timestamp: iso, car: { key: id } };
  return { Data: { Id: id } };
}

function headersOf(provider: TelematicsProvider, secret: string, body: string, at: Date): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  if (provider === 'bouncie') return { authorization: secret, 'x-bouncie-authorization': secret };
  if (provider === 'smartcar') return { 'sc-signature': hmacHex(secret, body) };
  if (provider === 'samasara') {
    const signature = hmacHex(Buffer.from(secret, 'base64'), `v1:${seconds}:`, body);
    return { 'x-samsara-timestamp': seconds, 'x-samsara-signature': `v1=${signature}` };
  }
  if (provider === 'tesla') return { 'x-bridge-signature': signatureFor(secret, at, body) };
  if (provider === 'zubie') return { 'x-roadworthy-key': secret };
  return { authorization: `Basic ${Buffer.from(`roadworthy:${secret}`).toString('base64')}` };
}

/** PassTime's own clock: eastern standard time, without its offset. */
const easternOf = (at: Date): string => new Date(at.getTime() - 5 * 3_600_000).toISOString().slice(0, 19);

/** What a made-up provider answers where it is asked. */
function answerOf(url: URL, at: Date): unknown {
  const of = (id: string) => {
    const { lat, lng, ...rest } = simulatedPlace(id, at);
    return { lat: degrees(lat), lng: degrees(lng), ...rest };
  };
  const iso = at.toISOString();
  const path = url.pathname;
  if (path.endsWith('/token')) return { access_token: 'made-up' };
  if (path.endsWith('/GetLastLocate')) {
    const { lat, lng } = of(url.searchParams.get('SerialNumber') ?? '');
    return [{ lat: String(lat), long: String(lng), lastLocate: easternOf(at) }];
  }
  const samsara = url.searchParams.get('vehicleIds');
  if (samsara !== null) {
    const data = samsara.split(',').map((id) => {
      const { lat, lng, heading, speedKph } = of(id);
      return {
        id,
        gps: { time: iso, latitude: lat, longitude: lng, headingDegrees: heading, speedMilesPerHour: mph(speedKph) },
      };
    });
    return { data, pagination: { endCursor: '', hasNextPage: false } };
  }
  const zubie = /\/vehicle\/([^/]+)$/.exec(path)?.[1];
  if (zubie !== undefined) {
    const key = decodeURIComponent(zubie);
    const { lat, lng, heading, speedKph } = of(key);
    const vehicle_location = { point: { lat, lon: lng }, speed_mph: mph(speedKph), heading, timestamp: iso };
    return { vehicle: { key, vehicle_location } };
  }
  const smartcar = /\/vehicles\/([^/]+)\/signals$/.exec(path)?.[1];
  if (smartcar !== undefined) {
    const { lat: latitude, lng: longitude, odometerKm } = of(decodeURIComponent(smartcar));
    const meta = { oemUpdatedAt: iso };
    return {
      data: [
        { attributes: { code: 'location-preciselocation', body: { latitude, longitude } }, meta },
        { attributes: { code: 'odometer-traveleddistance', body: { value: odometerKm, unit: 'km' } }, meta },
      ],
    };
  }
  const tesla = /\/vehicles\/([^/]+)\/vehicle_data$/.exec(path)?.[1];
  if (tesla !== undefined) {
    const vin = decodeURIComponent(tesla);
    const { lat: latitude, lng: longitude, heading, speedKph, odometerKm } = of(vin);
    const gps_as_of = Math.floor(at.getTime() / 1000);
    return {
      response: {
        vin,
        drive_state: { latitude, longitude, heading, speed: mph(speedKph), gps_as_of },
        vehicle_state: { odometer: mph(odometerKm) },
      },
    };
  }
  const imei = url.searchParams.get('imei');
  if (imei !== null) {
    const { lat, lng, heading, speedKph } = of(imei);
    const location = { lat, lon: lng, heading, address: '' };
    return [{ imei, stats: { lastUpdated: iso, location, speed: mph(speedKph) } }];
  }
  throw new TelematicsUnansweredError('the made-up provider has no such answer');
}

export type SimulatedTelematics = Telematics & {
  /** What a provider would push of a device at an instant, signed as it signs. */
  pushOf(provider: TelematicsProvider, deviceId: string, at: Date): Pushed;
};

export type SimulatedTelematicsOptions = {
  /** From which the secret of each made-up account follows. */
  readonly secret: string;
  readonly now: () => Date;
};

/**
 * Made-up providers of all kinds: they know every device that is named, let it drive, sign what they push and answer what
 * is asked, in the very forms of the real ones.
 */
export function createSimulatedTelematics({ secret, now }: SimulatedTelematicsOptions): SimulatedTelematics {
  const secretOf = (provider: TelematicsProvider) => hmacHex(secret, `telematics ${provider}`);
  const poll = {
    url: 'https://made-up.invalid',
    token: 'made:up',
    dealer: '1',
    tokenUrl: 'https://made-up.invalid/token',
  };
  const accounts: TelematicsAccounts = Object.fromEntries(
    telematicsProviders.map((provider) => [provider, { webhookSecret: secretOf(provider), poll }]),
  );
  let asked: readonly string[] = [];
  const ask: AskProvider = ({ url }) => {
    const place = new URL(url);
    // Lists of all vehicles: of the account, which holds whatever was asked for.
    if (place.pathname.endsWith('/connections')) {
      const of = (id: string) => ({ data: { id } });
      const data = asked.map((id) => ({ relationships: { vehicle: of(id), user: of('made-up') } }));
      return Promise.resolve(Buffer.from(JSON.stringify({ data })));
    }
    const data = asked.map((Id) => {
      const { lat: Lat, lng: Lng } = simulatedPlace(Id, now());
      return { Id, Location: { Lat: degrees(Lat), Lng: degrees(Lng), Timestamp: now().toISOString(), IsValid: true } };
    });
    const json = place.pathname.endsWith('/v2/vehicles') ? { Data: data } : answerOf(place, now());
    return Promise.resolve(Buffer.from(JSON.stringify(json)));
  };
  const port = createTelematics({ accounts, now, ask });
  return {
    ...port,
    async *poll(provider, deviceIds) {
      asked = deviceIds;
      yield* port.poll(provider, deviceIds);
    },
    pushOf(provider, deviceId, at) {
      const body = JSON.stringify(bodyOf(provider, deviceId, at));
      return { headers: headersOf(provider, secretOf(provider), body, at), body };
    },
  };
}
