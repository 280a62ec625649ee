import { leavesNothing, type TimelineRules } from '../shared/timeline-entry.ts';
import type { LeadsEvent } from './events.ts';

/** Who writes to us has no quote or policy yet: the enquiry keeps what was said itself. */
export const leadsTimeline = {
  enquiry_sent: leavesNothing,
  enquiry_answered: leavesNothing,
  enquiry_transcript_wanted: leavesNothing,
} satisfies TimelineRules<LeadsEvent>;
