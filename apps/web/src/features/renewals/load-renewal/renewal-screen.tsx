'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { RecordNavigation } from '../../shared/queue/record/record-navigation.tsx';
import { useNeighbours } from '../../shared/queue/record/use-neighbours.ts';
import { agentRenewalsList, renewalsList } from '../load-renewals/renewals-list.tsx';
import { type RenewalArea, RenewalPanel } from './renewal-panel.tsx';

/** The renewal of the address, as underwriters decide about it. */
export const RenewalScreen = () => <RenewalOfAddress area="/underwriting" />;

/** The renewal of the address, as agents see to it. */
export const AgentRenewalScreen = () => <RenewalOfAddress area="/agents" />;

function RenewalOfAddress({ area }: { area: RenewalArea }) {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <OneRenewal renewalId={id} area={area} />;
}

function OneRenewal({ renewalId, area }: { renewalId: string; area: RenewalArea }) {
  const t = useTranslations('workbench.renewals');
  const list = useNeighbours(area === '/agents' ? agentRenewalsList : renewalsList);
  const router = usePageRouter();
  const next = list.around(renewalId)?.next;
  return (
    <div className="flex flex-col gap-4">
      <RecordNavigation id={renewalId} list={list} backLabel={t('title')} />
      <RenewalPanel
        key={renewalId}
        renewalId={renewalId}
        area={area}
        isPage
        onDecided={() => router.push(next ? list.hrefOf(next) : list.back)}
      />
    </div>
  );
}
