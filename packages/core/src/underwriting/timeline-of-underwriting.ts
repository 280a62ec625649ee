import { leavesNothing, type TimelineRules } from '../shared/timeline-entry.ts';
import type { UnderwritingEvent } from './events.ts';

/** What underwriters are asked, as the timeline of the quote keeps it; what they are asked about stands in the referral. */
export const underwritingTimeline = {
  referral_requested: ({ quoteId }) => ({ quoteId, visible: true }),
  referral_withdrawn: ({ quoteId }) => ({ quoteId, visible: true }),
  referral_voided: ({ quoteId }) => ({ quoteId, visible: true }),
  // The thread of the referral says it.
  referral_message_written: leavesNothing,
} satisfies TimelineRules<UnderwritingEvent>;
