import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';

/** Somebody wrote to us. */
export const enquirySent = defineEvent('enquiry_sent', {
  about: { enquiryId: field.id },
  carries: of<{ readonly recipient: string }>(),
  // Who writes to us has no quote or policy yet: the enquiry keeps what was said itself.
  timeline: null,
  examples: [{ enquiryId: 'enquiry-1', recipient: 'ada@example.com' }],
});

/** Somebody of the staff answered; `isChat` where it was read in the browser, perhaps. */
export const enquiryAnswered = defineEvent('enquiry_answered', {
  about: { enquiryId: field.id },
  carries: of<{ readonly recipient: string; readonly isChat: boolean }>(),
  // The enquiry keeps it.
  timeline: null,
  examples: [{ enquiryId: 'enquiry-1', recipient: 'ada@example.com', isChat: false }],
});

/** Who wrote wants all of it by e-mail. */
export const enquiryTranscriptWanted = defineEvent('enquiry_transcript_wanted', {
  about: { enquiryId: field.id },
  carries: of<{ readonly recipient: string }>(),
  // The enquiry keeps it.
  timeline: null,
  examples: [{ enquiryId: 'enquiry-1', recipient: 'ada@example.com' }],
});
