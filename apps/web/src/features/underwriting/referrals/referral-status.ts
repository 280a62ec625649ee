import { type ReferralStatus, referralStatuses } from '@roadworthy/core/underwriting/vocabulary.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';

/** The colour of where a referral stands. */
export const referralTones: Readonly<Record<ReferralStatus, Tone>> = {
  pending: 'violet',
  accepted: 'success',
  rejected: 'danger',
  expired: 'neutral',
  completed: 'neutral',
};

/** Whether a text of the wire is a status of a referral. */
export function isReferralStatus(text: string): text is ReferralStatus {
  return referralStatuses.some((status) => status === text);
}
