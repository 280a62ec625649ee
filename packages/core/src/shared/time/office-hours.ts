import { addDays, type Day, dayInZone } from './day.ts';
import { instantAt } from './instant.ts';

type Hours = { readonly opens: number; readonly closes: number };

/**
 * When agents answer, in minutes of the day of their zone, by the day of the week from Sunday on; and the days of the
 * year, month and day, on which they do not.
 */
export const officeHours = {
  timeZone: 'America/New_York',
  week: [null, ...Array.from({ length: 5 }, () => ({ opens: 480, closes: 1_200 })), { opens: 540, closes: 1_020 }],
  closedOn: ['01-01', '07-04', '12-25'],
} as const satisfies {
  readonly timeZone: string;
  readonly week: readonly (Hours | null)[];
  readonly closedOn: readonly string[];
};

/** Within how many minutes of office hours somebody who wrote is answered. */
export const minutesToAnswer = 480;

function hoursOf(day: Day): Hours | null {
  const week: readonly (Hours | null)[] = officeHours.week;
  if (officeHours.closedOn.some((closed) => day.endsWith(closed))) return null;
  return week[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? null;
}

const opening = (day: Day, minute: number): number => instantAt(day, minute, officeHours.timeZone).getTime();

/** Whether agents are at work at an instant. */
export function isOfficeOpen(now: Date): boolean {
  const day = dayInZone(now, officeHours.timeZone);
  const hours = hoursOf(day);
  const at = now.getTime();
  return hours !== null && at >= opening(day, hours.opens) && at < opening(day, hours.closes);
}

/** Who answers: somebody who is there now, whoever comes to the queue while the office is open, or nobody before it opens. */
export type WhoAnswers = 'here' | 'soon' | 'later';

/** What whoever writes at an instant is told of the answer. Somebody who is there answers at whatever hour. */
export function whoAnswers(now: Date, isSomebodyThere: boolean): WhoAnswers {
  if (isSomebodyThere) return 'here';
  return isOfficeOpen(now) ? 'soon' : 'later';
}

/** Until when somebody who writes at an instant is answered: so many minutes of office hours later. */
export function answerBy(now: Date): Date {
  let left = minutesToAnswer * 60_000;
  for (let day = dayInZone(now, officeHours.timeZone); ; day = addDays(day, 1)) {
    const hours = hoursOf(day);
    if (hours === null) continue;
    const from = Math.max(now.getTime(), opening(day, hours.opens));
    const open = opening(day, hours.closes) - from;
    if (open >= left) return new Date(from + left);
    left -= Math.max(open, 0);
  }
}
