import { foldHeading, kmOfMiles, readPlace } from '@roadworthy/core/incidents/devices/reading.ts';
import type { Place } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { verifySignature } from '../payments/webhook-signature.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { ReportRefusal } from '@roadworthy/core/incidents/vocabulary.ts';
import type { Headers, TelematicsMessage } from './port.ts';
import { headerOf, malformed, missing, proven, type Proof, stale, wrong } from './proof.ts';
import {
  amountOf,
  bareReading,
  instantOf,
  instantOfMilliseconds,
  isObject,
  type Json,
  listOf,
  messageOf,
  numberOf,
  partOf,
  textOf,
  unreadable,
} from './values.ts';

/**
 * A vehicle speaks to a telemetry server of ours over its own certificate; what posts it on from there signs by a secret of
 * ours: `X-Bridge-Signature: t=<seconds>,v1=<hex>` over `<seconds>.<body>`. It is no signature of Tesla.
 */
export function proveTesla(secret: string, headers: Headers, body: Uint8Array, now: Date): Proof {
  const signature = headerOf(headers, 'x-bridge-signature');
  if (signature === null) return missing();
  const decision = verifySignature(secret, signature, body, now);
  if (decision.ok) return proven;
  if (decision.refusal.code === 'signature_stale') return stale();
  return decision.refusal.code === 'signature_wrong' ? wrong() : malformed();
}

/** A field with its value in any of the forms that the server writes: plain, or in a part that names its type. */
function plainOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (value['invalid'] === true) return null;
  const names = ['locationValue', 'doubleValue', 'floatValue', 'intValue', 'longValue', 'stringValue'];
  const inner = names.map((name) => ownValue(value, name)).find((one) => one !== undefined);
  return inner ?? value;
}

const written = /^\((\d{1,3}(?:\.\d+)?) ([NS]), (\d{1,3}(?:\.\d+)?) ([EW])\)$/;

/** A place that is an object, or text as older vehicles write it, whose letters give the signs. */
function placeOf(value: unknown): { readonly place: Place | null; readonly refused: ReportRefusal | null } {
  if (isObject(value)) return readPlace(numberOf(value['latitude']), numberOf(value['longitude']));
  if (typeof value !== 'string') return { place: null, refused: 'invalid_fix' };
  const [, lat, north, lng, east] = written.exec(value.trim()) ?? [];
  if (lat === undefined) return { place: null, refused: 'invalid_fix' };
  return readPlace(north === 'S' ? -Number(lat) : Number(lat), east === 'W' ? -Number(lng) : Number(lng));
}

/** The fields of a record by their names: from its list of keys and values, or as they stand in it. */
function fieldsOf(json: Json): ReadonlyMap<string, unknown> {
  if (!Array.isArray(json['data'])) return new Map(Object.entries(json).map(([key, value]) => [key, plainOf(value)]));
  const pairs = listOf(json['data']).map((item) => partOf(item));
  return new Map(pairs.flatMap(({ key, value }) => (typeof key === 'string' ? [[key, plainOf(value)] as const] : [])));
}

/** A record of Tesla's fleet telemetry, of which most have no place: a parked car says nothing, and is not lost. */
export function readTesla(json: unknown): TelematicsMessage {
  if (!isObject(json)) return unreadable;
  const vin = textOf(json['vin'] ?? json['Vin']);
  const created = json['createdAt'] ?? json['CreatedAt'];
  if (vin === null) return unreadable;
  const isConnectivity = 'ConnectionID' in json || 'ConnectionId' in json;
  // That alone is told in seconds.
  const seconds = isConnectivity ? numberOf(created) : null;
  const at = seconds === null ? instantOf(created) : instantOfMilliseconds(seconds * 1000);
  if (at === null) return unreadable;
  if (isConnectivity) return messageOf({ readings: [bareReading(vin, 'connectivity', at, { vin })] });
  const fields = fieldsOf(json);
  const odometerKm = kmOfMiles(amountOf(fields.get('Odometer')));
  const place = fields.has('Location') ? placeOf(fields.get('Location')) : {};
  return messageOf({
    readings: [
      bareReading(vin, 'V', at, {
        vin,
        ...place,
        odometerKm,
        speedKph: kmOfMiles(amountOf(fields.get('VehicleSpeed'))),
        heading: foldHeading(numberOf(fields.get('GpsHeading'))),
      }),
    ],
  });
}

/** What Tesla answers where it is asked after a car: where it was at the last fix of its receiver. */
export function readTeslaVehicle(json: unknown): TelematicsMessage {
  const car = partOf(partOf(json)['response']);
  const { gps_as_of, timestamp, latitude, longitude, speed, heading } = partOf(car['drive_state']);
  const vin = textOf(car['vin']);
  const seconds = numberOf(gps_as_of);
  const at = seconds === null ? instantOfMilliseconds(timestamp) : instantOfMilliseconds(seconds * 1000);
  if (vin === null || at === null) return unreadable;
  return messageOf({
    readings: [
      bareReading(vin, 'vehicle_data', at, {
        vin,
        ...readPlace(numberOf(latitude), numberOf(longitude)),
        odometerKm: kmOfMiles(amountOf(partOf(car['vehicle_state'])['odometer'])),
        speedKph: kmOfMiles(amountOf(speed)),
        heading: foldHeading(numberOf(heading)),
      }),
    ],
  });
}
