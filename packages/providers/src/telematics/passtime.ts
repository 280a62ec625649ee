import { kmOfMiles, readPlace } from '@roadworthy/core/incidents/devices/reading.ts';
import type { TelematicsMessage } from './port.ts';
import { amountOf, bareReading, messageOf, numberOf, partOf, unreadable } from './values.ts';

/** Eastern standard time all year, which is what every question asks for. */
const offset = '-05:00';
const american = /^(\d\d?)\/(\d\d?)\/(\d{4}) (\d\d?):(\d\d):(\d\d) ([AP])M$/;
const iso = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)$/;
const two = (value: number | string): string => String(value).padStart(2, '0');

/** An instant that is written without its offset, in either of the forms that are known; null for any other. */
export function passtimeInstant(value: unknown): Date | null {
  if (typeof value !== 'string') return null;
  const [, day, time] = iso.exec(value) ?? [];
  const [, month, date, year, hour, minutes, seconds, half] = american.exec(value) ?? [];
  const text =
    day === undefined
      ? `${year}-${two(month ?? '')}-${two(date ?? '')}T${two((Number(hour) % 12) + (half === 'P' ? 12 : 0))}:${minutes}:${seconds}`
      : `${day}T${time}`;
  const at = new Date(`${text}${offset}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** What `GetLastLocate` answers of the device that was asked after: a list whose first entry is the newest. */
export function readPasstime(json: unknown, serial: string): TelematicsMessage {
  if (!Array.isArray(json)) return unreadable;
  const [first] = json as unknown[];
  if (first === undefined) return messageOf({});
  const { lat, long, lastLocate, totalMiles } = partOf(first);
  const at = passtimeInstant(lastLocate);
  const where = readPlace(numberOf(lat), numberOf(long));
  // A device that was never located says zeros and no time.
  if (at === null)
    return where.place === null && (lastLocate === '' || lastLocate === null) ? messageOf({}) : unreadable;
  return messageOf({
    readings: [bareReading(serial, 'last_locate', at, { ...where, odometerKm: kmOfMiles(amountOf(totalMiles)) })],
  });
}
