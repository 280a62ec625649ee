import type { RenewalStatus } from '@roadworthy/core/renewals/vocabulary.ts';
import { declareStatuses } from '../../shared/statuses.ts';

/** How the offer of a next term stands, as a badge. */
export const renewalLooks = declareStatuses<RenewalStatus>({
  tones: {
    pending: 'neutral',
    quoted: 'neutral',
    in_review: 'violet',
    agent_review: 'warning',
    approved: 'info',
    offered: 'info',
    accepted: 'success',
    completed: 'success',
    rejected: 'danger',
    payment_failed: 'danger',
    error: 'warning',
    declined: 'neutral',
    expired: 'neutral',
  },
  words: ({ policyParts }) => policyParts.renewal.status,
});
