/** What letters about something that a visitor wrote to us may say. */
export type EnquiryFacts = {
  readonly reference: string;
  /** How long an answer takes at most, and the zone of the office; null where nobody was told. */
  readonly answerBy: { readonly instant: Date; readonly zone: string } | null;
  /** What was said, in its order; `author` is null for who wrote to us. */
  readonly conversation: readonly { readonly author: string | null; readonly body: string }[];
  /** Where staff answer, or the page from which one writes to us. */
  readonly url: string;
};

/** What is gathered for letters to who wrote, and for those to the mailbox of the organization, with their sender. */
export type EnquirySubjects<Sender> = {
  readonly [Reader in 'enquiry' | 'arrival']: EnquiryFacts & { readonly sender: Sender };
};
