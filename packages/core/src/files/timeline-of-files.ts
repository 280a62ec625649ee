import type { TimelineEntry, TimelineRules } from '../shared/timeline-entry.ts';
import type { FilesEvent } from './events.ts';

/** Quotes and policies have timelines; a claim has none yet. */
function entryOf({ record, name }: FilesEvent, visible: boolean): TimelineEntry | null {
  const said = { facts: { name }, visible };
  if (record.table === 'claims') return null;
  return record.table === 'quotes' ? { quoteId: record.id, ...said } : { policyId: record.id, ...said };
}

/** Files that came to a record and that left its list; the customer reads of those that they were shown. */
export const filesTimeline = {
  file_stored: (event) => entryOf(event, event.visible),
  file_archived: (event) => entryOf(event, false),
} satisfies TimelineRules<FilesEvent>;
