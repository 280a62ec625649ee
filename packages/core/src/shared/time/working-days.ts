import { addDays, type Day, day, daysBetween, yearOf } from './day.ts';

/** Whose holidays count. */
export type HolidayCountry = 'US' | 'CA';

type Holiday = (year: number) => Day;

const weekdays = { sunday: 0, monday: 1, thursday: 4, saturday: 6 } as const;
const someSunday = day('2023-01-01');

function weekdayOf(on: Day): number {
  return ((daysBetween(someSunday, on) % 7) + 7) % 7;
}

function isWeekend(on: Day): boolean {
  const weekday = weekdayOf(on);
  return weekday === weekdays.sunday || weekday === weekdays.saturday;
}

const inYear = (year: number, rest: string): Day => day(`${String(year).padStart(4, '0')}-${rest}`);

const on =
  (rest: string): Holiday =>
  (year) =>
    inYear(year, rest);

/** Such a weekday in a month counted from its first day, or the first one from any other day of the year on. */
const nth =
  (count: number, weekday: number, from: string): Holiday =>
  (year) => {
    const first = inYear(year, from);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
  };

/** Only from a year on. */
type Since = { readonly holiday: Holiday; readonly from: number };
const since = (from: number, holiday: Holiday): Since => ({ holiday, from });
const always = (holiday: Holiday): Since => since(0, holiday);

/** Easter Sunday, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 19 * a + 15;
  const h = d % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays(inYear(year, '03-22'), h + l - 7 * m);
}

// S: 5 U.S.C. 6103(a); Juneteenth by Pub. L. 117-17.
const federal: readonly Since[] = [
  always(on('01-01')),
  always(nth(3, weekdays.monday, '01-01')),
  always(nth(3, weekdays.monday, '02-01')),
  always(nth(1, weekdays.monday, '05-25')),
  since(2021, on('06-19')),
  always(on('07-04')),
  always(nth(1, weekdays.monday, '09-01')),
  always(nth(2, weekdays.monday, '10-01')),
  always(on('11-11')),
  always(nth(4, weekdays.thursday, '11-01')),
  always(on('12-25')),
];

// S: Canada Labour Code, s. 166; Truth and Reconciliation by S.C. 2021, c. 11. Victoria Day is the Monday before 25 May.
const statutory: readonly Since[] = [
  always(on('01-01')),
  always((year) => addDays(easterOf(year), -2)),
  always(nth(1, weekdays.monday, '05-18')),
  always(on('07-01')),
  always(nth(1, weekdays.monday, '09-01')),
  since(2021, on('09-30')),
  always(nth(2, weekdays.monday, '10-01')),
  always(on('11-11')),
  always(on('12-25')),
  always(on('12-26')),
];

/**
 * The days on which the holidays of a year are kept. A federal holiday on a Saturday is kept on the Friday before it, on
 * a Sunday on the Monday after (S: 5 U.S.C. 6103(b), E.O. 11582); a Canadian one on the next day that is none (K).
 */
function findStored(year: number, country: HolidayCountry): ReadonlySet<Day> {
  const stored = new Set<Day>();
  for (const { holiday, from } of country === 'US' ? federal : statutory) {
    if (year < from) continue;
    let on = holiday(year);
    if (country === 'US' && weekdayOf(on) === weekdays.saturday) on = addDays(on, -1);
    while (isWeekend(on) || stored.has(on)) on = addDays(on, 1);
    stored.add(on);
  }
  return stored;
}

// A notice asks about dozens of days of the same two years.
const known = new Map<string, ReadonlySet<Day>>();

function garagedIn(year: number, country: HolidayCountry): ReadonlySet<Day> {
  const key = `${country} ${year}`;
  const stored = known.get(key) ?? findStored(year, country);
  known.set(key, stored);
  return stored;
}

/** Whether a country keeps a holiday on a day: the federal ones of the United States, the federal statutory of Canada. */
export function isHoliday(on: Day, country: HolidayCountry): boolean {
  // New Year's Day of the next year may be kept on the last day of this one.
  return [yearOf(on), yearOf(on) + 1].some((year) => garagedIn(year, country).has(on));
}

/** The first day from a day on that is neither of a weekend nor a holiday of the country. */
export function workingDayFrom(from: Day, country: HolidayCountry): Day {
  let on = from;
  while (isWeekend(on) || isHoliday(on, country)) on = addDays(on, 1);
  return on;
}

/** The working day that so many working days after a day is; the day itself is not counted. */
export function addWorkingDays(from: Day, days: number, country: HolidayCountry): Day {
  let on = from;
  for (let passed = 0; passed < days; passed += 1) on = workingDayFrom(addDays(on, 1), country);
  return on;
}
