const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Lifetime = { readonly idle: number; readonly absolute: number; readonly grain: number };

// Staff: idle 2 hours, longer than the screen's hourly check. The grain says how often an extension is written.
const staff: Lifetime = { idle: 2 * hour, absolute: 12 * hour, grain: 5 * minute };
const customer: Lifetime = { idle: 30 * day, absolute: 365 * day, grain: day };

/** The longest that any session may stay unused, in seconds. */
export const longestIdleSeconds = customer.idle / 1000;

/** When a session ends that is used now; staff after 2 hours idle and 12 hours in all, customers after 30 days idle. */
export function expiryAfterUse(createdAt: Date, isStaff: boolean, now: Date): Date {
  const { idle, absolute } = isStaff ? staff : customer;
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + absolute));
}

/** Whether an extension is worth a write: the new end lies far enough behind the stored one. */
export function isWorthExtending(stored: Date, next: Date, isStaff: boolean): boolean {
  return next.getTime() - stored.getTime() >= (isStaff ? staff : customer).grain;
}
