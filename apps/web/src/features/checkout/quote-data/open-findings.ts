import type { MissingFieldFragment } from '../../../generated/documents.ts';

/** The name of a field, in its path. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The place of a vehicle among those of its quote, in the path of one of its fields; null in any other path. */
export function vehiclePlaceOf(path: string): number | null {
  const place = /^vehicles\.(\d+)\./.exec(path)?.[1];
  return place === undefined ? null : Number(place);
}

/** The place of somebody who drives besides the person insured, in the path of one of their answers; null in any other. */
export function otherDriverOf(path: string): number | null {
  const place = Number(/^drivers\.(\d+)\./.exec(path)?.[1] ?? 0);
  return place > 0 ? place : null;
}

/** What a step still waits for: of one vehicle where it asks about one, and of nobody's other vehicle. */
export function findingsOfStep(
  missing: readonly MissingFieldFragment[],
  step: string,
  place: number | null = null,
): MissingFieldFragment[] {
  const isHere = ({ path }: MissingFieldFragment) => place === null || (vehiclePlaceOf(path) ?? place) === place;
  return missing.filter((one) => one.step === step && isHere(one));
}

/** What the server says of the answers of one step, by the names that its form gives them; of one vehicle where it is about one. */
export function findingsAtFields(
  missing: readonly MissingFieldFragment[],
  step: string,
  place: number | null = null,
): ReadonlyMap<string, string> {
  const found = findingsOfStep(missing, step, place).filter(({ path }) => otherDriverOf(path) === null);
  return new Map(found.map(({ path, message }) => [lastPart(path), message]));
}

const requested = new Set(['coverages', 'effective_date']);

/** What cannot be insured in the chosen plan: it is said at the plans, which ask for a plan and a day themselves. */
export function findingOfPlan(missing: readonly MissingFieldFragment[]): string | undefined {
  return missing.find(({ step, path }) => step === 'plans' && !requested.has(path))?.message;
}

/** What earlier steps have to mend before the plans can be left. */
export function findingsBeforePlans(missing: readonly MissingFieldFragment[]): MissingFieldFragment[] {
  const later = new Set<string | null>(['plans', 'review', 'sign', 'payment']);
  return missing.filter(({ step }) => !later.has(step));
}
