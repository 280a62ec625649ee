import { sessionHours, type Stay } from '@roadworthy/core/identity/vocabulary.ts';

const minute = 60_000;
const hour = 60 * minute;

// How often an extension is written, and with it when a session was seen last: people are shown that in minutes,
// to tell their own visit from a stranger's, so it has to be as fine for everybody.
const grain = 5 * minute;

/** The longest that any session may stay unused, in seconds. */
export const longestIdleSeconds = (sessionHours.customer.idle * hour) / 1000;

/** Which lifetime a session has. Customers have the long one anyway. */
export const stayOf = (isStaff: boolean, isRemembered: boolean): Stay =>
  isStaff ? (isRemembered ? 'remembered' : 'staff') : 'customer';

/** When a session ends that is used now. */
export function expiryAfterUse(createdAt: Date, stay: Stay, now: Date): Date {
  const { idle, total } = sessionHours[stay];
  return new Date(Math.min(now.getTime() + idle * hour, createdAt.getTime() + total * hour));
}

/** Whether an extension is worth a write, for a session that was seen last at an instant. */
export function isWorthExtending(seen: Date, now: Date): boolean {
  return now.getTime() - seen.getTime() >= grain;
}
