import { foldHeading, kmOfMiles, type Reading, readPlace } from '@roadworthy/core/incidents/devices/reading.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Headers, TelematicsMessage } from './port.ts';
import { headerOf, isSame, missing, proven, type Proof, wrong } from './proof.ts';
import {
  amountOf,
  bareReading,
  idOf,
  instantOf,
  isObject,
  type Json,
  messageOf,
  mostReadings,
  numberOf,
  partOf,
  textOf,
  unreadable,
} from './values.ts';

/** A user name and a password of our choice, and nothing over the body. */
export function proveMojio(secret: string, headers: Headers): Proof {
  const provided = headerOf(headers, 'authorization');
  if (provided === null) return missing();
  const expected = `Basic ${Buffer.from(`roadworthy:${secret}`).toString('base64')}`;
  return secret !== '' && isSame(provided, expected) ? proven : wrong();
}

/** A field whose name may begin small. */
const field = (value: Json, name: string): unknown =>
  ownValue(value, name) ?? ownValue(value, name.charAt(0).toLowerCase() + name.slice(1));
const part = (value: Json, name: string): Json => partOf(field(value, name));

/** What they send is not written anywhere: whatever names a vehicle has them asked after it. */
export function readMojio(json: unknown): TelematicsMessage {
  if (!isObject(json)) return unreadable;
  const entity = isObject(field(json, 'Data')) ? part(json, 'Data') : json;
  const id = idOf(field(entity, 'VehicleId')) ?? idOf(field(entity, 'Id'));
  return id === null ? unreadable : messageOf({ askAfter: [id] });
}

/** A measure in kilometres, or kilometres an hour, by the unit that it names. */
function kmOf(measure: Json): number | null {
  const value = amountOf(field(measure, 'Value'));
  const unit = textOf(field(measure, 'Unit')) ?? '';
  if (value === null) return null;
  if (unit.startsWith('Mile')) return kmOfMiles(value);
  if (unit === 'Meters') return value / 1000;
  return unit.startsWith('Kilometer') ? value : null;
}

function vehicleOf(value: unknown): Reading | null {
  const vehicle = partOf(value);
  const location = part(vehicle, 'Location');
  const id = idOf(field(vehicle, 'Id'));
  // The time of the fix, and not of the gateway or the last word of the device.
  const at = instantOf(field(location, 'Timestamp'));
  if (id === null || at === null) return null;
  const isFix = field(location, 'IsValid') !== false;
  const place = isFix
    ? readPlace(numberOf(field(location, 'Lat')), numberOf(field(location, 'Lng')))
    : ({ place: null, refused: 'invalid_fix' } as const);
  const accuracy = part(location, 'Accuracy');
  const accuracyKm = kmOf(accuracy);
  return bareReading(id, 'vehicle', at, {
    vin: textOf(field(vehicle, 'VIN')) ?? textOf(vehicle['vin']),
    ...place,
    accuracyM: accuracyKm === null ? null : accuracyKm * 1000,
    speedKph: kmOf(part(vehicle, 'Speed')),
    heading: foldHeading(numberOf(field(part(vehicle, 'Heading'), 'Value'))),
    odometerKm: kmOf(part(vehicle, 'Odometer')),
  });
}

/** What `GET /v2/vehicles` answers. */
export function readMojioVehicles(json: unknown): TelematicsMessage {
  const list = isObject(json) ? field(json, 'Data') : null;
  if (!Array.isArray(list)) return unreadable;
  const read = list.slice(0, mostReadings).map(vehicleOf);
  const readings = read.filter((reading) => reading !== null);
  return messageOf({ readings, unknown: readings.length < read.length ? 'unreadable' : null });
}
