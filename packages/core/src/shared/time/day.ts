import { dateFormat } from '../text/formats.ts';

/** A civil day, `YYYY-MM-DD`: no clock, no zone. Compares as text. */
export type Day = string & { readonly __day: true };

const shape = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists in the Gregorian calendar, up to the year 9999. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !shape.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const date = Number(text.slice(8, 10));
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(Number(text.slice(0, 4)), month);
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

// Notices look at a hundred days each, and a night's jobs at notices by the hundred thousand: the calendar is counted in
// whole numbers, not through `Date`. Years begin in March here, so that a leap day is the last of its year, and come in
// eras of four centuries, all of one length (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
const daysPerEra = 146_097;
/** From 1 March of the year 0 to 1970-01-01. */
const daysBeforeEpoch = 719_468;

function toEpochDays(value: Day): number {
  const month = monthOf(value);
  const year = month > 2 ? yearOf(value) : yearOf(value) - 1;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth(value) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - daysBeforeEpoch;
}

const digits = (value: number, count: number): string => String(value).padStart(count, '0');

function fromEpochDays(days: number): Day {
  const counted = Math.floor(days) + daysBeforeEpoch;
  const era = Math.floor(counted / daysPerEra);
  const dayOfEra = counted - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = era * 400 + yearOfEra + (month > 2 ? 0 : 1);
  const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}`;
  if (!(year >= 0 && year <= 9_999)) throw new RangeError(`"${text}" is not a calendar day (YYYY-MM-DD)`);
  return text as Day;
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
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
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
