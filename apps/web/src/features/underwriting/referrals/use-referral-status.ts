import { type ReferralStatus, referralStatuses } from '@roadworthy/core/underwriting/vocabulary.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

const tones: Readonly<Record<ReferralStatus, Tone>> = {
  pending: 'violet',
  accepted: 'success',
  rejected: 'danger',
  expired: 'neutral',
  completed: 'success',
};

const isReferralStatus = (text: string): text is ReferralStatus => referralStatuses.some((status) => status === text);

type Standing = { readonly status: string; readonly decision?: string | null };

/** How a referral stands, in a word and a colour; what was accepted and holds no more says so. */
export function useReferralStatus(): (referral: Standing) => { tone: Tone; label: string } {
  const t = useTranslations('workbench.referrals.status');
  return useCallback(
    ({ status, decision = null }) => {
      if (!isReferralStatus(status)) return { tone: 'neutral', label: status };
      if (status === 'expired' && decision === 'accepted') return { tone: 'warning', label: t('voided') };
      return { tone: tones[status], label: t(status) };
    },
    [t],
  );
}
