/** Incidents of the last 36 months that a driver declared or a record shows, by kind. */
export type Incidents = {
  readonly at_fault: number;
  readonly major: number;
  readonly minor: number;
  readonly speeding: number;
  readonly not_at_fault: number;
};

/** Points of the first, the second and each further incident of a kind (docs/rules.md, rating; after carinsurance.com). */
const schedule: Readonly<Record<keyof Incidents, readonly [number, number, number]>> = {
  at_fault: [2, 3, 2],
  major: [4, 4, 4],
  minor: [2, 1, 1],
  speeding: [3, 2, 2],
  not_at_fault: [0, 0, 0],
};

function pointsOf(count: number, [first, second, further]: readonly [number, number, number]): number {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} is not a number of incidents`);
  return (count > 0 ? first : 0) + (count > 1 ? second : 0) + Math.max(0, count - 2) * further;
}

/** A driver's points of 36 months; throws a RangeError for a count that is negative or not whole. */
export function driverPoints(incidents: Incidents): number {
  return (
    pointsOf(incidents.at_fault, schedule.at_fault) +
    pointsOf(incidents.major, schedule.major) +
    pointsOf(incidents.minor, schedule.minor) +
    pointsOf(incidents.speeding, schedule.speeding) +
    pointsOf(incidents.not_at_fault, schedule.not_at_fault)
  );
}
