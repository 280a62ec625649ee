import type { TimelineEntry, TimelineRules } from '../shared/timeline-entry.ts';
import type { NotificationsEvent } from './events.ts';

function ofLetter({ quoteId, policyId, template, recipient }: NotificationsEvent): TimelineEntry {
  // Anybody may ask for the link back to a quote, under any address: whose it was is not the next reader's business.
  return { quoteId, policyId, facts: { template, recipient }, visible: template !== 'resume_quote' };
}

/** Letters, as the timeline of their record keeps them. */
export const notificationsTimeline = {
  letter_sent: ofLetter,
  letter_failed: (event) => ({ ...ofLetter(event), visible: false }),
} satisfies TimelineRules<NotificationsEvent>;
