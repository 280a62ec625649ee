import { ownValue } from '../shared/text/own-value.ts';
import type { PointsSchedule } from './rate-structure.ts';

/** Incidents of the last 36 months that a driver declared or a record shows, by kind. */
export type Incidents = { readonly [kind: string]: number };

function pointsOf(count: number, [first, second, further]: readonly [number, number, number]): number {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} is not a number of incidents`);
  return (count > 0 ? first : 0) + (count > 1 ? second : 0) + Math.max(0, count - 2) * further;
}

/** A driver's points by a schedule; throws a RangeError for a count that is negative or not whole. */
export function driverPoints(incidents: Incidents, schedule: PointsSchedule): number {
  let points = 0;
  for (const [kind, steps] of Object.entries(schedule)) points += pointsOf(ownValue(incidents, kind) ?? 0, steps);
  return points;
}
