import { kmOfMiles, readPlace } from '@roadworthy/core/incidents/devices/reading.ts';
import type { Headers, TelematicsMessage } from './port.ts';
import { headerOf, hmacHex, proveHex, proven, type Proof } from './proof.ts';
import {
  amountOf,
  bareReading,
  idOf,
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

const isChallenge = (json: unknown): json is Json => isObject(json) && json['eventType'] === 'VERIFY';

/** `SC-Signature`: HMAC-SHA256 of the body as it came, under the application management token. It has no time. */
export function proveSmartcar(secret: string, headers: Headers, body: Uint8Array, json: unknown): Proof {
  const signature = headerOf(headers, 'sc-signature');
  // A challenge proves us to them; it may come unsigned.
  if (signature === null && isChallenge(json)) return proven;
  return proveHex(signature, hmacHex(secret, body));
}

/**
 * What a challenge may be made of. The answer to it is a signature of it under the very key that signs messages: anything
 * that could be a message, which begins with a brace, would be signed for whoever asks.
 */
const challengeForm = /^[\w+/=.~-]{1,200}$/;

function answerChallenge(secret: string, json: Json): TelematicsMessage {
  const challenge = textOf(partOf(json['data'])['challenge']);
  if (challenge === null || !challengeForm.test(challenge)) return unreadable;
  return messageOf({ answer: { challenge: hmacHex(secret, challenge) } });
}

type Signal = { readonly body: Json; readonly at: Date };

/** Pushed as milliseconds; answered as text, too. */
const momentOf = (value: unknown): Date | null => instantOfMilliseconds(value) ?? instantOf(value);

/** A signal that has a value, and when the vehicle had it: by its maker's clock, else when it was fetched. */
function signalOf(signals: readonly unknown[], code: string): Signal | null {
  for (const signal of signals) {
    const { code: name, status, body, meta } = partOf(signal);
    if (name !== code || !isObject(body) || partOf(status)['value'] === 'ERROR') continue;
    const { oemUpdatedAt, fetchedAt, retrievedAt } = partOf(meta);
    const at = momentOf(oemUpdatedAt) ?? momentOf(fetchedAt) ?? momentOf(retrievedAt);
    if (at !== null) return { body, at };
  }
  return null;
}

/** Kilometres, or kilometres an hour, of a value with its unit. */
function kmOf(signal: Signal | null): number | null {
  if (signal === null) return null;
  const value = amountOf(signal.body['value']);
  const unit = textOf(signal.body['unit']) ?? '';
  return /^mi(?:le|$)/i.test(unit) ? kmOfMiles(value) : value;
}

/** A message that Smartcar pushed. */
export function readSmartcar(json: unknown, secret: string): TelematicsMessage {
  if (!isObject(json)) return unreadable;
  if (isChallenge(json)) return answerChallenge(secret, json);
  const data = partOf(json['data']);
  const vehicle = partOf(data['vehicle']);
  const id = idOf(json['vehicleId']) ?? idOf(vehicle['id']);
  if (id === null) return unreadable;
  const delivered = instantOfMilliseconds(partOf(json['meta'])['deliveredAt']);
  if (json['eventType'] === 'VEHICLE_ERROR') {
    return delivered === null ? unreadable : messageOf({ readings: [bareReading(id, 'VEHICLE_ERROR', delivered)] });
  }
  if (json['eventType'] !== 'VEHICLE_STATE') return messageOf({ unknown: 'unknown_event' });
  const vin = textOf(vehicle['vin']);
  return readState(id, vin, listOf(data['signals']), delivered);
}

/** What the signals of a vehicle say: its place and how far it drove, where it has them. */
function readState(
  id: string,
  vin: string | null,
  signals: readonly unknown[],
  delivered: Date | null,
): TelematicsMessage {
  const location = signalOf(signals, 'location-preciselocation');
  const odometer = signalOf(signals, 'odometer-traveleddistance');
  const odometerKm = kmOf(odometer);
  if (location === null) {
    const at = odometer?.at ?? delivered;
    return at === null
      ? unreadable
      : messageOf({ readings: [bareReading(id, 'VEHICLE_STATE', at, { vin, odometerKm })] });
  }
  const { latitude, longitude } = location.body;
  return messageOf({
    readings: [
      bareReading(id, 'VEHICLE_STATE', location.at, {
        vin,
        ...readPlace(numberOf(latitude), numberOf(longitude)),
        odometerKm,
      }),
    ],
  });
}

/** What Smartcar answers where it is asked after a vehicle: the signals that it has of it, each as a thing of its own. */
export function readSmartcarSignals(json: unknown, id: string): TelematicsMessage {
  if (!isObject(json) || !Array.isArray(json['data'])) return unreadable;
  const signals = listOf(json['data']).map((value) => {
    const { attributes, meta } = partOf(value);
    return { meta, ...partOf(attributes) };
  });
  // One that is asked after and told nothing yet is no message that cannot be read.
  return signals.length === 0 ? messageOf({}) : readState(id, null, signals, null);
}
