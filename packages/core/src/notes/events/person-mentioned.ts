import { defineEvent, of, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';

/** Somebody is to read a note, and is told so. */
export const personMentioned = defineEvent('person_mentioned', {
  about: { noteMentionId: field.id },
  carries: of<{ readonly userId: string }>(),
  // Notes stand in the timeline themselves.
  timeline: null,
  examples: [{ noteMentionId: 'mention-1', userId: 'user-7' }],
});

export type PersonMentioned = InferEvent<typeof personMentioned>;
