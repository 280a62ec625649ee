'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { PolicyReviewFragment } from '../../../generated/documents.ts';
import { useReferralReasons } from '../../shared/use-referral-reasons.ts';

type PolicyReviewsProps = { reviews: readonly PolicyReviewFragment[] };

/** What an underwriter is asked about a policy, and that one wants it cancelled, until that is done. */
export function PolicyReviews({ reviews }: PolicyReviewsProps) {
  const t = useTranslations('staff.policy.review');
  const reasonsOf = useReferralReasons();
  return reviews.map((one) => {
    const isRejected = one.status === 'rejected';
    const name = one.underwriter_name ?? t('underwriter');
    return (
      <div
        key={one.quote_referral_id}
        role="status"
        className={`flex items-start gap-3 rounded-card p-4 ${isRejected ? 'bg-danger-tint' : 'bg-warning-tint'}`}
      >
        <Icon
          name={isRejected ? 'stop' : 'eye'}
          className={`mt-0.5 size-5 ${isRejected ? 'text-danger' : 'text-warning'}`}
        />
        <div className="min-w-0">
          <p className={`font-semibold ${isRejected ? 'text-danger' : ''}`}>
            {t(isRejected ? 'rejected' : 'waiting', { name })}
          </p>
          <p className="wrap-anywhere">{isRejected ? one.action_reason : reasonsOf(one).join(' ')}</p>
          {isRejected && <p className="text-small text-ink-2">{t('toCancel')}</p>}
          <AppLink className="link" href={`/underwriting/referrals/${one.quote_referral_id}`}>
            {t('open')}
          </AppLink>
        </div>
      </div>
    );
  });
}
