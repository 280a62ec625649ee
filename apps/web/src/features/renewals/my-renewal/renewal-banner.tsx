import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { MyRenewalOfferFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';

const open = ['offered', 'payment_failed', 'accepted', 'declined'] as const;
const tints = {
  offered: 'bg-info-tint',
  payment_failed: 'bg-danger-tint',
  accepted: 'bg-success-tint',
  declined: 'bg-warning-tint',
} as const;

type RenewalBannerProps = { policy: MyRenewalOfferFragment & { readonly policy_id: string } };

/** That the next term of a policy is there to be taken, or how its offer was answered. */
export function RenewalBanner({ policy }: RenewalBannerProps) {
  const t = useTranslations('account.renewal.banner');
  const [offer] = policy.policy_renewals;
  const state = open.find((one) => one === offer?.status);
  if (!offer || state === undefined) return null;
  const day = printDay(offer.renewal_date) ?? '';
  return (
    <div role="status" className={`relative z-10 flex items-start gap-3 rounded-card p-4 ${tints[state]}`}>
      <Icon name={state === 'payment_failed' ? 'alert' : 'shield'} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t(state, { day })}</p>
        <p className="text-small text-ink-2">{t(`${state}Body`, { day })}</p>
        <AppLink
          className="link inline-flex min-h-11 items-center font-medium"
          href={`/customers/policies/${policy.policy_id}/renewal`}
        >
          {t('open')}
        </AppLink>
      </div>
    </div>
  );
}
