import type { Day } from './day.ts';
import { dateFormat } from '../text/formats.ts';

/** What a clock in the zone shows at an instant, as if it were the clock of UTC. */
function wallClock(instant: number, timeZone: string): number {
  // Swedish writes days and times as ISO 8601 does.
  const text = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/**
 * The instant of a minute of a civil day in an IANA zone, whatever its offset then. A minute that the clocks skip is the
 * one they show instead. Throws a RangeError for an unknown zone.
 */
export function instantAt(value: Day, minute: number, timeZone: string): Date {
  const wall = Date.parse(`${value}T00:00:00Z`) + minute * 60_000;
  const guess = wall - (wallClock(wall, timeZone) - wall);
  // The offset at the guess may be another one, on a day on which the clocks are changed.
  return new Date(guess - (wallClock(guess, timeZone) - wall));
}

/** Prints the time of day in a zone as `2:32 p.m.`, or `14 h 32` in French. */
export function formatTime(instant: Date, timeZone: string, locale = 'en-US'): string {
  const text = dateFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(instant);
  const [hour, minute] = [Number(text.slice(0, 2)), text.slice(3, 5)];
  if (locale.startsWith('fr')) return `${hour}\u{a0}h\u{a0}${minute}`;
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** The hour that clocks in the zone show at an instant. */
export function hourInZone(instant: Date, timeZone: string): number {
  return new Date(wallClock(instant.getTime(), timeZone)).getUTCHours();
}
