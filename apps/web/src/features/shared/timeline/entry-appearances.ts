import type { FieldKind } from '@roadworthy/core/shared/event-field.ts';
import type { TimelineGroup } from '@roadworthy/core/shared/timeline-entry.ts';
import type { IconName } from '@roadworthy/ui/base/icon.tsx';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { eventLooks } from '../../../generated/event-looks.ts';

type Look = { readonly group: TimelineGroup; readonly icon: IconName; readonly tone: Tone };

/** How the entries of an event look, and how the facts are printed that its words read. */
export type EventLook = Look & { readonly facts: Readonly<Record<string, FieldKind>> };

/** An event that leaves entries. */
export type TimelineKind = keyof typeof eventLooks;

/** Whether a text names an event that has its words. */
export function isTimelineKind(text: string): text is TimelineKind {
  return Object.hasOwn(eventLooks, text);
}

/** How an entry looks whose kind this page does not know yet. */
export const unknownLook: Look = { group: 'status', icon: 'info', tone: 'neutral' };

export const noteLook: Look = { group: 'note', icon: 'note', tone: 'violet' };
