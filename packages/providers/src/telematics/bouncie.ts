import { foldHeading, kmOfMiles, type Reading, readPlace } from '@roadworthy/core/incidents/devices/reading.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Headers } from './port.ts';
import { headerOf, isSame, missing, proven, type Proof, wrong } from './proof.ts';
import {
  amountOf,
  bareReading,
  idOf,
  instantOf,
  isObject,
  type Json,
  listOf,
  messageOf,
  mostReadings,
  numberOf,
  partOf,
  textOf,
  unreadable,
} from './values.ts';

/** A key of our choice, twice, over nothing: who caught a message can send it again, which changes nothing here. */
export function proveBouncie(secret: string, headers: Headers): Proof {
  const provided = headerOf(headers, 'x-bouncie-authorization') ?? headerOf(headers, 'authorization');
  if (provided === null) return missing();
  return isSame(provided, secret) ? proven : wrong();
}

/** In which part of the message an event stands. */
const parts = new Map([
  ['connect', 'connect'],
  ['disconnect', 'disconnect'],
  ['battery', 'battery'],
  ['mil', 'mil'],
  ['vinChange', 'vinChange'],
  ['tripStart', 'start'],
  ['tripEnd', 'end'],
  ['tripMetrics', 'metrics'],
  ['applicationGeozone', 'geozone'],
  ['userGeozone', 'geozone'],
]);
/** Those that say where it was. */
const placed = new Set(['connect', 'disconnect', 'applicationGeozone', 'userGeozone']);

/** `latitude` and `longitude` in one event, `lat` and `lon` in the others. */
const placeIn = (value: Json) =>
  readPlace(numberOf(value['latitude'] ?? value['lat']), numberOf(value['longitude'] ?? value['lon']));

function pointOf(imei: string, vin: string | null, event: string, point: unknown): Reading | null {
  const { timestamp, speed, gps } = partOf(point);
  const at = instantOf(timestamp);
  if (at === null) return null;
  const where = partOf(gps);
  return bareReading(imei, event, at, {
    vin,
    ...placeIn(where),
    speedKph: kmOfMiles(amountOf(speed)),
    heading: foldHeading(numberOf(where['heading'])),
  });
}

/** A message that Bouncie pushed. */
export function readBouncie(json: unknown) {
  if (!isObject(json)) return unreadable;
  const [imei, event, vin] = [idOf(json['imei']), textOf(json['eventType']), textOf(json['vin'])];
  if (imei === null || event === null) return unreadable;
  if (event === 'tripData') {
    const points = listOf(json['data']).slice(0, mostReadings);
    const read = points.map((point) => pointOf(imei, vin, event, point));
    const readings = read.filter((reading) => reading !== null);
    return messageOf({ readings, unknown: points.length === 0 || readings.length < read.length ? 'unreadable' : null });
  }
  const name = parts.get(event);
  if (name === undefined) return messageOf({ unknown: 'unknown_event' });
  const part = partOf(ownValue(json, name));
  const at = instantOf(part['timestamp']);
  if (at === null) return unreadable;
  const where = 'location' in part ? partOf(part['location']) : part;
  const place = placed.has(event) ? placeIn(where) : {};
  const heading = placed.has(event) ? foldHeading(numberOf(where['heading'])) : null;
  const odometerKm = kmOfMiles(amountOf(part['odometer']));
  return messageOf({ readings: [bareReading(imei, event, at, { vin, ...place, heading, odometerKm })] });
}

function vehicleOf(value: unknown): Reading | null {
  const { imei, vin, stats } = partOf(value);
  const id = idOf(imei);
  const { lastUpdated, location, speed, odometer } = partOf(stats);
  const at = instantOf(lastUpdated);
  if (id === null || at === null) return null;
  // An address without coordinates, or nothing.
  const where = partOf(location);
  return bareReading(id, 'vehicle', at, {
    vin: textOf(vin),
    ...placeIn(where),
    speedKph: kmOfMiles(amountOf(speed)),
    heading: foldHeading(numberOf(where['heading'])),
    odometerKm: kmOfMiles(amountOf(odometer)),
  });
}

/** What `GET /v1/vehicles` answers. */
export function readBouncieVehicles(json: unknown) {
  if (!Array.isArray(json)) return unreadable;
  const read = json.slice(0, mostReadings).map(vehicleOf);
  const readings = read.filter((reading) => reading !== null);
  return messageOf({ readings, unknown: readings.length < read.length ? 'unreadable' : null });
}
