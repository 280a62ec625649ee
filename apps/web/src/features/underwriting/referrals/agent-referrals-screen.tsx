'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { agentReferralsList } from './referrals-list.ts';
import { useReferralValueLabel } from './referrals-screen.tsx';
import { useInsuredName, useReferralColumns } from './use-referral-columns.tsx';
import { useReferralStatus } from './use-referral-status.ts';

const panel = fetchedComponent(async () => (await import('./referral-panel.tsx')).ReferralPanel);
const ahead = [panel.expect];
const views = ['waiting', 'mine', 'decided', 'ended', 'all'] as const;

/** What underwriters are asked about the organization's quotes, what they said, and how long it has taken. */
export function AgentReferralsScreen() {
  const t = useTranslations('workbench.referrals');
  const status = useReferralStatus();
  useIdleExpectation(ahead);
  return (
    <QueueScreen
      list={agentReferralsList}
      title={t('title')}
      viewLabel={(view) => t(`agentViews.${views.find((one) => one === view) ?? 'all'}`)}
      valueLabel={useReferralValueLabel()}
      columns={useReferralColumns()}
      nameOf={useInsuredName()}
      hrefOf="preview"
      tone={status}
      isSplit
      renderPreview={(id) => <panel.Component key={id} referralId={id} />}
      never={{ title: t('agentNone'), body: t('agentNoneBody') }}
    />
  );
}
