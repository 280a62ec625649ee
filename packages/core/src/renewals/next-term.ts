import type { Quote } from '../quoting/quote.ts';
import type { Day } from '../shared/time/day.ts';

/** Years of driving beyond which nobody counts. */
const mostYears = 80;

/**
 * What a policy covers as its next term is described when nobody edits it: from the day on which the term ends, with the
 * experience of its drivers grown by the years of the contract that pass. Ages follow from the day.
 */
export function nextTermOf(
  covered: Quote,
  { effectiveDate, years }: { readonly effectiveDate: Day; readonly years: number },
): Quote {
  return {
    ...covered,
    effectiveDate,
    businessType: 'renewal',
    entities: covered.entities.map((one) => {
      const { rvDrivingExperienceYears: driven } = one;
      return driven === null ? one : { ...one, rvDrivingExperienceYears: Math.min(driven + years, mostYears) };
    }),
  };
}
