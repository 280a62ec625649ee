import { leavesNothing, type TimelineRules } from '../shared/timeline-entry.ts';
import type { NotesEvent } from './events.ts';

/** Notes stand in the timeline themselves. */
export const notesTimeline = { person_mentioned: leavesNothing } satisfies TimelineRules<NotesEvent>;
