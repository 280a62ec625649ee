import { dateFormat } from '../text/formats.ts';

/** A civil day, `YYYY-MM-DD`: no clock, no zone. Compares as text. */
export type Day = string & { readonly __day: true };

const millisecondsPerDay = 86_400_000;

/** Whether the text is a day that exists in the Gregorian calendar, 0001 to 9999. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
}

/** Reads a day; throws a RangeError when the calendar has no such day. */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`"${text}" is not a calendar day (YYYY-MM-DD)`);
  return text;
}

/** The same of what may be absent, as of a column that holds null. */
export function dayOrNull(text: string | null): Day | null {
  return text === null ? null : day(text);
}

function toEpochDays(value: Day): number {
  return Date.parse(`${value}T00:00:00Z`) / millisecondsPerDay;
}

function fromEpochDays(days: number): Day {
  return day(new Date(days * millisecondsPerDay).toISOString().slice(0, 10));
}

/** The day a whole number of days later (earlier when negative). */
export function addDays(value: Day, days: number): Day {
  return fromEpochDays(toEpochDays(value) + days);
}

/** The Monday of the week that a day lies in. */
export function firstOfWeek(value: Day): Day {
  // The first day of all counted ones, 1970-01-01, was a Thursday.
  const afterMonday = (((toEpochDays(value) + 3) % 7) + 7) % 7;
  return addDays(value, -afterMonday);
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return toEpochDays(to) - toEpochDays(from);
}

export function yearOf(value: Day): number {
  return Number(value.slice(0, 4));
}

export function monthOf(value: Day): number {
  return Number(value.slice(5, 7));
}

export function dayOfMonth(value: Day): number {
  return Number(value.slice(8, 10));
}

/** Days in a month; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The day of a calendar that lies `months` later, on `anchor` (1 to 31) or the month's last day when it is shorter.
 * The anchor is the original day, so 31 January goes to 28 February and on to 31 March (docs/rules.md, instalments).
 */
export function addMonths(value: Day, months: number, anchor: number = dayOfMonth(value)): Day {
  const index = yearOf(value) * 12 + monthOf(value) - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const date = Math.min(anchor, daysInMonth(year, month));
  const pad = (part: number, width: number) => String(part).padStart(width, '0');
  return day(`${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`);
}

/** Full years lived on a day; someone born on 29 February is a year older on 1 March of common years. */
export function ageOn(birthdate: Day, on: Day): number {
  const years = yearOf(on) - yearOf(birthdate);
  return on.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** The civil day that an instant falls on in an IANA time zone. Throws a RangeError for an unknown zone. */
export function dayInZone(instant: Date, zone: string): Day {
  return day(dateFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant));
}

/** Prints a day as `Nov 20, 2026` (en-US) or `1er nov. 2026` (fr-CA) without letting any time zone move it. */
export function formatDay(value: Day, locale = 'en-US'): string {
  const text = dateFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' }).format(new Date(`${value}T00:00:00Z`));
  return locale.startsWith('fr') ? text.replace(/^1 /, '1er ') : text;
}
