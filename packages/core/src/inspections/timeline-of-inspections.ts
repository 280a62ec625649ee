import type { TimelineRules } from '../shared/timeline-entry.ts';
import type { InspectionsEvent } from './events.ts';

/** What happens to photographs that were asked of a vehicle; who is insured reads all of it. */
export const inspectionsTimeline = {
  inspection_moved: ({ policyId, quoteId, step, vehicle, dueDate }) => ({
    policyId,
    quoteId,
    visible: true,
    facts: {
      step,
      vehicle,
      dueDate,
    },
  }),
} satisfies TimelineRules<InspectionsEvent>;
