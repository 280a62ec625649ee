/** What an odometer said at an instant. */
export type OdometerReading = { readonly at: Date; readonly km: number };

const dayMs = 86_400_000;
/** Fewer days say nothing of a year. */
const leastDays = 30;
const kmPerMile = 1.609344;

/**
 * How many miles a year what a device told of its odometer comes to, to the hundred; null where it told of too few days,
 * or the odometer ran backwards. It is offered as an answer, and is none until somebody gives it.
 */
export function yearlyMiles(first: OdometerReading, last: OdometerReading): number | null {
  const days = (last.at.getTime() - first.at.getTime()) / dayMs;
  const km = last.km - first.km;
  if (days < leastDays || km < 0) return null;
  return Math.round((km / kmPerMile / days) * 3.65) * 100;
}
