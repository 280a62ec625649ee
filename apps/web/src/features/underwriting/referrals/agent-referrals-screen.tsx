'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { agentReferralsList } from './referrals-list.tsx';

const panel = fetchedComponent(async () => (await import('./referral-panel.tsx')).ReferralPanel);
const ahead = [panel.expect];

/** What underwriters are asked about the organization's quotes, what they answered, and how long it has taken. */
export function AgentReferralsScreen() {
  useIdleExpectation(ahead);
  return (
    <ListScreen
      list={agentReferralsList}
      hrefOf="preview"
      isSplit
      renderPreview={(id) => <panel.Component key={id} referralId={id} />}
    />
  );
}
