/** Where somebody stands who was sent to a carrier: on the way there, insured there, or not. */
export const externalQuoteStatuses = ['sent', 'bound_elsewhere', 'declined'] as const;
export type ExternalQuoteStatus = (typeof externalQuoteStatuses)[number];

/** Where an enquiry stands. */
export const enquiryStatuses = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** What is asked for: a line that agents alone quote, what the pages that ask for letters bring, and the help chat. */
export const enquiryKinds = ['line', 'contact', 'appointment', 'affiliate', 'chat'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];
/** What the staff’s queue tells apart: an appointment is of an agent. */
export const formKinds = ['contact', 'appointment', 'affiliate'] as const satisfies readonly EnquiryKind[];
