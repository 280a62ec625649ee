import { defineEvent, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';

/** Somebody wrote in the thread of a claim: who reported it, or who handles it. */
export const claimMessageWritten = defineEvent('claim_message_written', {
  about: { claimNoteId: field.id },
  // Messages stand in the thread and in the timeline themselves.
  timeline: null,
  examples: [{ claimNoteId: 'note-1' }],
});

export type ClaimMessageWritten = InferEvent<typeof claimMessageWritten>;
