import { leavesNothing, type TimelineRules } from '../shared/timeline-entry.ts';
import type { FilesEvent } from './events.ts';

/** Files stand in the list of their record, with who sent them and when. */
export const filesTimeline = {
  file_stored: leavesNothing,
  file_archived: leavesNothing,
} satisfies TimelineRules<FilesEvent>;
