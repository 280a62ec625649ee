import { AgentReferralsScreen } from '../../../../../features/underwriting/referrals/agent-referrals-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.referrals.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/referrals">
      <AgentReferralsScreen />
    </StaffPage>
  );
}
