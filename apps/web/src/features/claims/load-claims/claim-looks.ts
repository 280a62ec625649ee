import type { ClaimStatus } from '@roadworthy/core/claims/vocabulary.ts';
import { declareStatuses } from '../../shared/statuses.ts';

/** The status of a claim, in colour and word, as those see it who handle claims. */
export const claimLooks = declareStatuses<ClaimStatus>({
  tones: {
    draft: 'neutral',
    filed: 'warning',
    open: 'info',
    investigating: 'info',
    evaluated: 'warning',
    approved: 'success',
    denied: 'danger',
    paid: 'success',
    closed: 'neutral',
    reopened: 'warning',
    withdrawn: 'neutral',
  },
  words: ({ policyParts }) => policyParts.claim.status,
});
