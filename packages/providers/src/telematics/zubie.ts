import { foldHeading, kmOfMiles, type Reading, readPlace } from '@roadworthy/core/incidents/devices/reading.ts';
import type { Headers, TelematicsMessage } from './port.ts';
import { headerOf, isSame, missing, proven, type Proof, wrong } from './proof.ts';
import {
  amountOf,
  bareReading,
  idOf,
  instantOf,
  isObject,
  messageOf,
  mostReadings,
  numberOf,
  partOf,
  textOf,
  unreadable,
} from './values.ts';

/** Zubie signs nothing that is known: a header field of ours, where its account lets one be set. */
export function proveZubie(secret: string, headers: Headers): Proof {
  const provided = headerOf(headers, 'x-roadworthy-key');
  if (provided === null) return missing();
  return isSame(provided, secret) ? proven : wrong();
}

const events = new Set(['trip_start', 'trip_end', 'vehicle_location_update']);

/** A hint that something changed, and nothing more: they are asked after the vehicle before a place is believed. */
export function readZubie(json: unknown): TelematicsMessage {
  if (!isObject(json)) return unreadable;
  const event = textOf(json['event']);
  // `vehicle` in one event, `car` in another.
  const id = idOf(partOf(json['vehicle'])['key']) ?? idOf(partOf(json['car'])['key']);
  if (event === null || id === null) return unreadable;
  if (!events.has(event)) return messageOf({ unknown: 'unknown_event' });
  const trip = partOf(json['trip']);
  const at = instantOf(json['timestamp']) ?? instantOf(trip['ended_at']) ?? instantOf(trip['started_at']);
  return messageOf({ readings: at === null ? [] : [bareReading(id, event, at)], askAfter: [id] });
}

function vehicleOf(value: unknown): Reading | null | undefined {
  const { key, vin, vehicle_location: location } = partOf(value);
  const id = idOf(key);
  if (id === null) return null;
  // None has been known yet.
  if (!isObject(location)) return undefined;
  const at = instantOf(location['timestamp']);
  if (at === null) return null;
  const { lat, lon } = partOf(location['point']);
  return bareReading(id, 'vehicle', at, {
    vin: textOf(vin),
    ...readPlace(numberOf(lat), numberOf(lon)),
    speedKph: kmOfMiles(amountOf(location['speed_mph'])),
    heading: foldHeading(numberOf(location['heading'])),
  });
}

/** What `GET vehicles` answers, or `GET vehicle/{key}`. */
export function readZubieVehicles(json: unknown): TelematicsMessage {
  if (!isObject(json)) return unreadable;
  const list: unknown = json['vehicles'] ?? [json['vehicle'] ?? json];
  if (!Array.isArray(list)) return unreadable;
  const read = list.slice(0, mostReadings).map(vehicleOf);
  return messageOf({
    readings: read.filter((reading) => reading !== null && reading !== undefined),
    unknown: read.includes(null) ? 'unreadable' : null,
  });
}
