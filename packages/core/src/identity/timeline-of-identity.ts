import { leavesNothing, type TimelineRules } from '../shared/timeline-entry.ts';
import type { IdentityEvent } from './events.ts';

/** What people change of themselves stands in no record's timeline. */
export const identityTimeline = {
  address_asked: leavesNothing,
  address_changed: leavesNothing,
} satisfies TimelineRules<IdentityEvent>;
