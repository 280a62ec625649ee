import type { Day } from '../shared/time/day.ts';
import { minimumOn } from './state-minimums.ts';
import {
  type LiabilityLimit,
  liabilityLimits,
  type UninsuredMotoristLimit,
  uninsuredMotoristLimits,
} from './vocabulary.ts';

type Thousands = { readonly person: number; readonly accident: number; readonly property: number };
type ReadLimit = Thousands & { readonly combined: number | null };

const combinedLimits: Partial<Record<LiabilityLimit, number>> = { '300 CSL': 300, '500 CSL': 500, '1M CSL': 1000 };

/** The thousands of dollars that a limit pays at most; a combined limit pays its whole for any of the three. */
function readLimit(limit: LiabilityLimit): ReadLimit {
  const combined = combinedLimits[limit];
  if (combined !== undefined) return { person: combined, accident: combined, property: combined, combined };
  const [person = 0, accident = 0, property = 0] = limit.split('/').map(Number);
  return { person, accident, property, combined: null };
}

/** The most that a limit pays for a person, an accident and property, in thousands of dollars. */
export function partsOfLimit(limit: LiabilityLimit): readonly number[] {
  const { person, accident, property } = readLimit(limit);
  return [person, accident, property];
}

/**
 * Whether a liability limit is lawful in a state or province (postal code) for a term that begins on a day; false where
 * no minimum is on file. A combined limit must hold the accident and the property together; a combined minimum takes a
 * combined limit only.
 */
export function meetsStateMinimum(limit: LiabilityLimit, state: string, effectiveDate: Day): boolean {
  const minimum = minimumOn(state, effectiveDate);
  if (!minimum) return false;
  const offered = readLimit(limit);
  if ('combined' in minimum) return offered.combined !== null && offered.combined >= minimum.combined;
  if (offered.combined !== null) return offered.combined >= minimum.accident + minimum.property;
  return (
    offered.person >= minimum.person && offered.accident >= minimum.accident && offered.property >= minimum.property
  );
}

/**
 * The smallest limit that is lawful in every one of some states for a term that begins on a day, and not below `atLeast`
 * in the order offered; null where there is none, as in an unknown state.
 */
export function smallestLawfulLimit(
  states: string | readonly string[],
  effectiveDate: Day,
  atLeast: LiabilityLimit = '25/50/25',
): LiabilityLimit | null {
  const offered = liabilityLimits.slice(liabilityLimits.indexOf(atLeast));
  const isLawful = (limit: LiabilityLimit) =>
    [states].flat().every((state) => meetsStateMinimum(limit, state, effectiveDate));
  return offered.find(isLawful) ?? null;
}

function readUninsured(uninsured: UninsuredMotoristLimit): { readonly person: number; readonly accident: number } {
  const [person = 0, accident = 0] = uninsured.split('/').map(Number);
  return { person, accident };
}

/** Whether uninsured motorist cover stays within the liability bought, a person and an accident (docs/rules.md, coverages). */
export function isWithinLiability(uninsured: UninsuredMotoristLimit, liability: LiabilityLimit): boolean {
  const { person, accident } = readUninsured(uninsured);
  const bought = readLimit(liability);
  return person <= bought.person && accident <= bought.accident;
}

/** The highest uninsured motorist cover that stays within the liability bought. */
export function uninsuredLikeLiability(liability: LiabilityLimit): UninsuredMotoristLimit {
  return uninsuredMotoristLimits.findLast((limit) => isWithinLiability(limit, liability)) ?? '25/50';
}

/**
 * The lowest uninsured motorist cover that pays for injuries what the state's minimum for liability does, on a term that
 * begins on a day; the lowest of all where one combined limit is the minimum or none is on file.
 */
export function uninsuredLikeMinimum(state: string, effectiveDate: Day): UninsuredMotoristLimit {
  const minimum = minimumOn(state, effectiveDate);
  if (minimum === null || 'combined' in minimum) return '25/50';
  const pays = (limit: UninsuredMotoristLimit) => {
    const { person, accident } = readUninsured(limit);
    return person >= minimum.person && accident >= minimum.accident;
  };
  return uninsuredMotoristLimits.find(pays) ?? '250/500';
}
