import type { Day } from '../shared/time/day.ts';
import type { Waiver } from '../quoting/subject/quote-facts.ts';
import type { ReferralStatus, ReviewType } from './vocabulary.ts';

/** One thing that an underwriter is asked about: what was found, and where the rule begins, in the same unit. */
export type ReferredFinding = Pick<Waiver, 'code' | 'value'> & { readonly threshold?: string | number };

/** A question to an underwriter, as far as rules read it. */
export type Referral = {
  readonly referralId: string;
  readonly status: ReferralStatus;
  readonly reviewType: ReviewType;
  /** Whether the platform asked: what people ask, people take back. */
  readonly isBySystem: boolean;
  /** The last day on which it may be answered, where the risk is. */
  readonly lastDay: Day;
  readonly findings: readonly ReferredFinding[];
};
