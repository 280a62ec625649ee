import { leavesNothing, type TimelineEntry, type TimelineRules } from '../shared/timeline-entry.ts';
import type { MoratoriumExceptionEnded, MoratoriumExceptionMade, UnderwritingEvent } from './events.ts';

function ofException({ quoteId, policyId, name }: MoratoriumExceptionMade | MoratoriumExceptionEnded): TimelineEntry {
  const facts = { name };
  return quoteId ? { quoteId, facts, visible: false } : { policyId: `${policyId}`, facts, visible: false };
}

/** What underwriters are asked, as the timeline of the quote keeps it; what they are asked about stands in the referral. */
export const underwritingTimeline = {
  referral_requested: ({ quoteId }) => ({ quoteId, visible: true }),
  referral_withdrawn: ({ quoteId }) => ({ quoteId, visible: true }),
  referral_voided: ({ quoteId }) => ({ quoteId, visible: true }),
  // What was asked and answered about a policy is for staff, and stands in the referral.
  policy_referred: ({ policyId }) => ({ policyId, visible: false }),
  policy_review_accepted: ({ policyId }) => ({ policyId, visible: false }),
  policy_review_rejected: ({ policyId }) => ({ policyId, visible: false }),
  // Why is for staff, and stands in the exception.
  moratorium_exception_made: ofException,
  moratorium_exception_ended: ofException,
  // The history of the moratorium says it.
  moratorium_lifted: leavesNothing,
  // The checks of the quote say it.
  verification_answered: leavesNothing,
  // The thread of the referral says it.
  referral_message_written: leavesNothing,
} satisfies TimelineRules<UnderwritingEvent>;
