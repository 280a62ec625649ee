/** Where somebody stands who was sent to a carrier: on the way there, insured there, or not. */
export const externalQuoteStatuses = ['sent', 'bound_elsewhere', 'declined'] as const;
export type ExternalQuoteStatus = (typeof externalQuoteStatuses)[number];

/** Where an enquiry stands. */
export const enquiryStatuses = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
