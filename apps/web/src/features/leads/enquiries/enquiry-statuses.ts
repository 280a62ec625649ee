import type { EnquiryStatus } from '@roadworthy/core/leads/vocabulary.ts';
import { declareStatuses } from '../../shared/statuses.ts';

/** Where an enquiry has come to. */
export const enquiryLooks = declareStatuses<EnquiryStatus>({
  tones: {
    new: 'info',
    answered: 'success',
    closed: 'neutral',
  },
  words: ({ workbench }) => workbench.enquiries.status,
});
