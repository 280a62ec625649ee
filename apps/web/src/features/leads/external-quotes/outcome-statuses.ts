import type { ExternalQuoteStatus } from '@roadworthy/core/leads/vocabulary.ts';
import { declareStatuses } from '../../shared/statuses.ts';

/** How it went with a carrier. */
export const outcomeStatuses = declareStatuses<ExternalQuoteStatus>({
  tones: {
    sent: 'info',
    bound_elsewhere: 'success',
    declined: 'neutral',
  },
  words: ({ workbench }) => workbench.externalQuotes.status,
});
