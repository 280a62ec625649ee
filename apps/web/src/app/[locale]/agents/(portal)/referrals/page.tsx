import { Suspense } from 'react';
import { AgentReferralsScreen } from '../../../../../features/underwriting/referrals/agent-referrals-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.referrals.title);

export default function Page() {
  return (
    <Suspense>
      <AgentReferralsScreen />
    </Suspense>
  );
}
