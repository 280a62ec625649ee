import type { ReferralStatus } from '@roadworthy/core/underwriting/vocabulary.ts';
import { declareStatuses } from '../../shared/statuses.ts';

type Decided = { readonly status: string; readonly decision?: string | null };

/** The status of a referral; what was accepted and holds no more is void. */
export const referralStatusOf = ({ status, decision = null }: Decided): string =>
  status === 'expired' && decision === 'accepted' ? 'voided' : status;

export const referralLooks = declareStatuses<ReferralStatus | 'voided'>({
  tones: {
    pending: 'violet',
    accepted: 'success',
    rejected: 'danger',
    expired: 'neutral',
    completed: 'success',
    voided: 'warning',
  },
  words: ({ workbench }) => workbench.referrals.status,
});
