import type { BusinessType } from '../../products/vocabulary.ts';
import type { Day } from '../../shared/time/day.ts';

/** When and where rates count: from an effective date on, in one place or in all, for one kind of business or for both. */
export type RateRelease = {
  readonly effectiveDate: Day;
  readonly area: string | null;
  readonly businessType: BusinessType | null;
};
