import { addDays, type Day } from '../shared/time/day.ts';

/** For so many days before a map of an incident was sent its losses count as of it (docs/rules.md, claims; D). */
export const daysBeforeMap = 30;

/**
 * Whether a loss of a day is of an incident by time: a storm is mapped after it, a fire while it burns, and neither is
 * there any more once its map was archived.
 */
export function isTimeOfMap(loss: Day, map: { readonly sent: Day; readonly archived: Day | null }): boolean {
  return loss >= addDays(map.sent, -daysBeforeMap) && (map.archived === null || loss <= map.archived);
}
