import { foldHeading, kmOfMiles, type Reading, readPlace } from '@roadworthy/core/incidents/devices/reading.ts';
import type { Headers, TelematicsMessage } from './port.ts';
import { headerOf, hmacHex, malformed, missing, proveHex, type Proof, stale } from './proof.ts';
import {
  amountOf,
  bareReading,
  idOf,
  instantOf,
  instantOfMilliseconds,
  isObject,
  type Json,
  messageOf,
  mostReadings,
  numberOf,
  partOf,
  textOf,
  unreadable,
} from './values.ts';

const toleranceSeconds = 300;

/** `X-Samsara-Signature: v1=` over `v1:<seconds>:<body>`, under the secret that their page shows in base 64. */
export function proveSamsara(secret: string, headers: Headers, body: Uint8Array, now: Date): Proof {
  const time = headerOf(headers, 'x-samsara-timestamp');
  const signature = headerOf(headers, 'x-samsara-signature');
  if (time === null || signature === null) return missing();
  if (!/^\d{1,12}$/.test(time) || !signature.startsWith('v1=')) return malformed();
  const proof = proveHex(signature.slice(3), hmacHex(Buffer.from(secret, 'base64'), `v1:${time}:`, body));
  if (!proof.ok) return proof;
  return Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds ? stale() : proof;
}

const vinOf = (vehicle: Json): string | null =>
  textOf(vehicle['vin']) ?? textOf(partOf(vehicle['externalIds'])['samsara.vin']);

/**
 * A message that Samsara pushed, of either of its versions. That of a geofence has the middle of the fence, which is no
 * place of a vehicle: they are asked.
 */
export function readSamsara(json: unknown): TelematicsMessage {
  if (!isObject(json)) return unreadable;
  const event = textOf(json['eventType']);
  if (event === null) return unreadable;
  if (event === 'Ping') return messageOf({});
  const data = partOf(json['data']);
  const inner = partOf(data['data']);
  const vehicle = isObject(data['vehicle']) ? data['vehicle'] : partOf(inner['vehicle']);
  const id = idOf(vehicle['id']);
  const at =
    instantOf(data['happenedAtTime']) ??
    instantOf(json['eventTime']) ??
    instantOfMilliseconds(partOf(json['event'])['startMs']) ??
    instantOfMilliseconds(json['eventMs']);
  if (id === null) return messageOf({ unknown: 'unknown_event' });
  if (at === null) return unreadable;
  return messageOf({ readings: [bareReading(id, event, at, { vin: vinOf(vehicle) })], askAfter: [id] });
}

function fixOf(id: string, vin: string | null, fix: unknown): Reading | null {
  const { time, latitude, longitude, headingDegrees, heading, speedMilesPerHour, speed } = partOf(fix);
  const at = instantOf(time);
  if (at === null) return null;
  return bareReading(id, 'gps', at, {
    vin,
    ...readPlace(numberOf(latitude), numberOf(longitude)),
    speedKph: kmOfMiles(amountOf(speedMilesPerHour ?? speed)),
    heading: foldHeading(numberOf(headingDegrees ?? heading)),
  });
}

/** What they answer of places: one of each vehicle, or a list of each, and in older forms under another name. */
export function readSamsaraStats(json: unknown): TelematicsMessage {
  if (!isObject(json) || !Array.isArray(json['data'])) return unreadable;
  const read = json['data'].flatMap((value: unknown): (Reading | null)[] => {
    const vehicle = partOf(value);
    const id = idOf(vehicle['id']);
    if (id === null) return [null];
    // A vehicle that has never had a fix has none of these.
    const fixes = vehicle['gps'] ?? vehicle['locations'] ?? vehicle['location'] ?? [];
    return (Array.isArray(fixes) ? (fixes as unknown[]) : [fixes]).map((fix) => fixOf(id, vinOf(vehicle), fix));
  });
  const readings = read.filter((reading) => reading !== null).slice(0, mostReadings);
  return messageOf({ readings, unknown: read.includes(null) ? 'unreadable' : null });
}
