'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { RecordNavigation } from '../../shared/queue/record/record-navigation.tsx';
import { useNeighbours } from '../../shared/queue/record/use-neighbours.ts';
import { ReferralPanel } from './referral-panel.tsx';
import { referralsList } from './referrals-list.tsx';

/** The referral of the address, on a page of its own. */
export function ReferralScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <OneReferral referralId={id} />;
}

function OneReferral({ referralId }: { referralId: string }) {
  const t = useTranslations('workbench.referrals');
  const words = useTranslations('queue.record');
  const list = useNeighbours(referralsList);
  const router = usePageRouter();
  const next = list.around(referralId)?.next;
  return (
    <div className="flex flex-col gap-4">
      <RecordNavigation id={referralId} list={list} backLabel={t('title')} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
        <h1 className="type-h1">{t('one')}</h1>
        <LinkButton size="small" tone="quiet" href={`/print/referral/${referralId}`}>
          {words('print')}
        </LinkButton>
      </div>
      <div className="max-w-3xl">
        <ReferralPanel
          key={referralId}
          referralId={referralId}
          onDecided={() => router.push(next ? list.hrefOf(next) : list.back)}
        />
      </div>
    </div>
  );
}
