type OfEnquiry = { readonly enquiryId: string };

/** Somebody wrote to us. */
export type EnquirySentEvent = OfEnquiry & { readonly type: 'enquiry_sent'; readonly recipient: string };
/** Somebody of the staff answered; `isChat` where it was read in the browser, perhaps. */
export type EnquiryAnswered = OfEnquiry & {
  readonly type: 'enquiry_answered';
  readonly recipient: string;
  readonly isChat: boolean;
};
/** Who wrote wants all of it by e-mail. */
export type TranscriptWanted = OfEnquiry & { readonly type: 'enquiry_transcript_wanted'; readonly recipient: string };

export type LeadsEvent = EnquirySentEvent | EnquiryAnswered | TranscriptWanted;
