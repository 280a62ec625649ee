import type { Day } from '../shared/time/day.ts';

/** Years of driving beyond which nobody counts. */
const mostYears = 80;

/** What is covered, as far as it changes by itself with its next term. */
type Covered = {
  readonly effectiveDate: Day;
  readonly entities: readonly { readonly rvDrivingExperienceYears: number | null }[];
};

/**
 * What a policy covers as its next term is described when nobody edits it: from the day on which the term ends, with the
 * experience of its drivers grown by the years of the contract that pass. Ages follow from the day.
 */
export function nextTermOf<Of extends Covered>(
  covered: Of,
  { effectiveDate, years }: { readonly effectiveDate: Day; readonly years: number },
): Of {
  return {
    ...covered,
    effectiveDate,
    entities: covered.entities.map((one) => {
      const { rvDrivingExperienceYears: driven } = one;
      return driven === null ? one : { ...one, rvDrivingExperienceYears: Math.min(driven + years, mostYears) };
    }),
  };
}
