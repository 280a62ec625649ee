import type { TimelineRules } from '../shared/timeline-entry.ts';
import type { RatingEvent } from './events.ts';

/** What happens to rates, as the history of each product of their line keeps it: for staff alone. */
export const ratingTimeline = {
  rater_version_promoted: ({ productId, version, reason, differenceReason, release }) => ({
    productId,
    facts: {
      provider_version: version,
      reason,
      effective_date: release.effectiveDate,
      ...(release.area !== null && { area: release.area }),
      ...(release.businessType !== null && { business_type: release.businessType }),
      ...(differenceReason !== null && { difference_reason: differenceReason }),
    },
    visible: false,
  }),
} satisfies TimelineRules<RatingEvent>;
