import { leavesNothing, type TimelineEntry, type TimelineRules } from '../shared/timeline-entry.ts';
import type { QuoteMoved } from './decide-transition.ts';
import { isStaffEdit } from './edit-quote.ts';
import type { QuotingEvent } from './events.ts';

function ofMove({ quoteId, price }: Pick<QuoteMoved, 'quoteId' | 'price'>): TimelineEntry {
  return { quoteId, price, visible: true };
}

/** What is answered about a policy stands in its own timeline, for staff. */
function ofAnswer(event: QuoteMoved): TimelineEntry | null {
  return event.to === 'bound' ? null : ofMove(event);
}

/** What happens to a quote, as its timeline keeps it. */
export const quotingTimeline = {
  quote_started: ({ quoteId, price }) => ({ quoteId, price, visible: true }),
  quote_edited: ({ quoteId, price, kind }) => ({
    quoteId,
    price,
    facts: { edited: kind },
    visible: kind === 'discounts' || !isStaffEdit(kind),
  }),
  quote_sent: ofMove,
  // That somebody looked is for staff.
  quote_opened: ({ quoteId }) => ({ quoteId, visible: false }),
  agent_approval_revoked: ofMove,
  // How a bind went is said by the payment and the policy.
  bind_begun: leavesNothing,
  bind_completed: leavesNothing,
  bind_failed: leavesNothing,
  // The payment that was not taken says it, and the question to the underwriter.
  bind_referred: leavesNothing,
  quote_expired: ofMove,
  quote_reopened: ofMove,
  quote_handed_over: ({ quoteId, to }) => ({ quoteId, facts: { to }, visible: false }),
  // Why is for staff, and stands in the note beside it.
  quote_declined: ofMove,
  // Why is said by the quote itself, to each reader what is theirs to know.
  quote_refused: ofMove,
  quote_readmitted: ofMove,
  quote_replaced: ofMove,
  // What was waived is for staff; why stands in the note beside it.
  quote_forced: ({ quoteId, waived }) => ({ quoteId, facts: { waived: waived.join(' ') }, visible: false }),
  // What was asked and answered is for staff, and stands in the referral.
  referral_submitted: ofMove,
  referral_accepted: ofAnswer,
  application_accepted: ofMove,
  referral_rejected: ofAnswer,
  referral_cancelled: ofAnswer,
  referral_expired: ofAnswer,
  // Which organizations is for staff.
  quote_organization_changed: ({ quoteId, price, fromName, toName }) => ({
    quoteId,
    price,
    facts: {
      from: fromName,
      to: toName,
    },
    visible: false,
  }),
  quote_provider_changed: ofMove,
  // Which other quote is for staff: it may become somebody else's.
  quote_copied: ({ quoteId, copyId }) => ({ quoteId, facts: { copy: copyId }, visible: false }),
  quote_copy_started: ({ quoteId, sourceId, price }) => ({
    quoteId,
    price,
    facts: { source: sourceId },
    visible: false,
  }),
  quote_signed: ({ quoteId, signerName }) => ({ quoteId, facts: { name: signerName }, visible: true }),
  // Why stands with the request, where whoever sees the quote reads it.
  signature_declined: ({ quoteId, name }) => ({ quoteId, facts: { name }, visible: true }),
  // Whose work it is, is for staff; without a name it is nobody's.
  agent_assigned: ({ quoteId, policyId, agentName }) => ({
    quoteId,
    policyId,
    facts: agentName === null ? {} : { agent: agentName },
    visible: false,
  }),
  // The letters themselves are in the timeline.
  signature_asked: leavesNothing,
  quote_progress_saved: leavesNothing,
} satisfies TimelineRules<QuotingEvent>;
