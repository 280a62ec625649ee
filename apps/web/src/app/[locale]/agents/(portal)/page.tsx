import { HomeScreen } from '../../../../features/reporting/agent-home/home-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.home);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents">
      <HomeScreen />
    </StaffPage>
  );
}
