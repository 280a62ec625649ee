import type { DomainEvent, EventType } from '../events.ts';
import { declaredEvents } from '../generated/events.ts';
import type { DeclaredEvent } from '../shared/define-event.ts';
import type { TimelineEntry } from '../shared/timeline-entry.ts';

const byType = new Map<EventType, DeclaredEvent>(declaredEvents.map((declared) => [declared.type, declared]));

/** The events that leave an entry in a timeline. */
export const timelineEvents: readonly EventType[] = declaredEvents
  .filter(({ timeline }) => timeline !== null)
  .map(({ type }) => type);

/** What a timeline keeps of an event, or null where it keeps nothing. */
export function timelineOf(event: DomainEvent): TimelineEntry | null {
  return byType.get(event.type)?.entryOf(event) ?? null;
}
