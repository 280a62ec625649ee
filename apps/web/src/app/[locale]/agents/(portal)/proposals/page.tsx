import { ProposalsScreen } from '../../../../../features/policies/load-proposals/proposals-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.proposals.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/proposals">
      <ProposalsScreen />
    </StaffPage>
  );
}
