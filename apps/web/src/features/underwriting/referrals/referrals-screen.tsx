'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { referralsList } from './referrals-list.tsx';

// The panel and what may be done to several come when the list is there.
const panel = fetchedComponent(async () => (await import('./referral-panel.tsx')).ReferralPanel);
const bulk = fetchedComponent(async () => (await import('./referrals-bulk.tsx')).ReferralsBulk);
const ahead = [panel.expect, bulk.expect];

/** What waits for an underwriter, newest first, and beside it what is known, with the ways to answer. */
export function ReferralsScreen() {
  useIdleExpectation(ahead);
  return (
    <ListScreen
      list={referralsList}
      aside={<OtherOrder />}
      isSplit
      renderPreview={(id) => <panel.Component key={id} referralId={id} />}
      renderBulk={(props) => <bulk.Component {...props} />}
    />
  );
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
