'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { referralsList } from './referrals-list.ts';
import { useFindingLabel } from './found-value.ts';
import { useInsuredName, useReferralColumns } from './use-referral-columns.tsx';
import { useReferralStatus } from './use-referral-status.ts';

// The panel and what may be done to several come when the list is there.
const panel = fetchedComponent(async () => (await import('./referral-panel.tsx')).ReferralPanel);
const bulk = fetchedComponent(async () => (await import('./referrals-bulk.tsx')).ReferralsBulk);
const ahead = [panel.expect, bulk.expect];

const views = ['waiting', 'mine', 'nobodys', 'all'] as const;

/** What waits for an underwriter, newest first, and beside it what is known, with the ways to answer. */
export function ReferralsScreen() {
  const t = useTranslations('workbench.referrals');
  const status = useReferralStatus();
  useIdleExpectation(ahead);
  return (
    <QueueScreen
      list={referralsList}
      title={t('title')}
      aside={<OtherOrder />}
      viewLabel={(view) => t(`views.${views.find((one) => one === view) ?? 'all'}`)}
      valueLabel={useReferralValueLabel()}
      columns={useReferralColumns()}
      nameOf={useInsuredName()}
      hrefOf={({ quote_referral_id: id }) => `/underwriting/referrals/${id}`}
      tone={status}
      isSplit
      renderPreview={(id) => <panel.Component key={id} referralId={id} />}
      renderBulk={(props) => <bulk.Component {...props} />}
      never={{ title: t('none'), body: t('noneBody') }}
    />
  );
}

/** What the values of the filters are called. */
export function useReferralValueLabel() {
  const t = useTranslations('workbench.referrals');
  const status = useReferralStatus();
  const finding = useFindingLabel();
  return (field: string, value: string): string => {
    if (field === 'status') return status({ status: value }).label;
    if (field === 'review_type') return t(value === 'post_bind' ? 'postBind' : 'preBind');
    return finding(value);
  };
}

/** The way to the longest wait first, and back. */
function OtherOrder() {
  const t = useTranslations('workbench.referrals');
  const address = new URLSearchParams(useSearchParams());
  const isOldestFirst = address.get('sort') === 'created';
  if (isOldestFirst) address.delete('sort');
  else address.set('sort', 'created');
  address.delete('id');
  address.delete('page');
  return (
    <AppLink className="link inline-flex min-h-8 items-center" href={`?${address}`}>
      {t(isOldestFirst ? 'newestFirst' : 'oldestFirst')}
    </AppLink>
  );
}
