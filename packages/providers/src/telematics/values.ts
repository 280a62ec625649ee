import type { Reading } from '@roadworthy/core/incidents/devices/reading.ts';
import type { TelematicsMessage } from './port.ts';

/** Something of JSON whose form nobody vouches for. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of something; an empty one where it has none. */
export const partOf = (value: unknown): Json => (isObject(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** One line of text, or null. */
export function textOf(value: unknown, most = 255): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > most || /\p{Cc}/u.test(text) ? null : text;
}

/** An id: also where a provider writes it as a number. One beyond 2^53 has lost digits, so that it is none. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return textOf(value);
}

const decimal = /^[+-]?\d{1,12}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/;

/** A number, also where it is written as text. Empty text, `<invalid>` and the like are none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !decimal.test(value.trim())) return null;
  return Number(value);
}

/** The number where it can be what it counts: nothing that is below zero. */
export function amountOf(value: unknown): number | null {
  const number = numberOf(value);
  return number === null || number < 0 ? null : number;
}

// With a space for the T, or a colon before the milliseconds, as one of them writes it; the rest is of RFC 3339.
const instantForm = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.:](\d{1,9}))?(Z|[+-]\d\d:?\d\d)$/;

/** An instant that is written with its offset; null for one without, or with an hour that no clock has. */
export function instantOf(value: unknown): Date | null {
  if (typeof value !== 'string') return null;
  const [, day, time, fraction = '0', zone = ''] = instantForm.exec(value.trim()) ?? [];
  if (day === undefined) return null;
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const at = new Date(`${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** An instant in milliseconds since 1970; zero is how some say that they do not know. */
export function instantOfMilliseconds(value: unknown): Date | null {
  const ms = numberOf(value);
  if (ms === null || ms <= 0 || ms > 8.64e15) return null;
  return new Date(ms);
}

/** A reading of nothing but that something happened. */
export function bareReading(
  providerDeviceId: string,
  event: string,
  observedAt: Date,
  more: Partial<Reading> = {},
): Reading {
  return {
    providerDeviceId,
    vin: null,
    observedAt,
    event,
    place: null,
    refused: null,
    accuracyM: null,
    speedKph: null,
    heading: null,
    odometerKm: null,
    ...more,
  };
}

const nothing: TelematicsMessage = { readings: [], askAfter: [], unknown: null, answer: {} };
export const messageOf = (parts: Partial<TelematicsMessage>): TelematicsMessage => ({ ...nothing, ...parts });
export const unreadable: TelematicsMessage = messageOf({ unknown: 'unreadable' });

/** No message of theirs has more; what is beyond it is not looked at. */
export const mostReadings = 2_000;
