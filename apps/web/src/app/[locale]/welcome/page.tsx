import { WelcomeScreen } from '../../../features/reporting/welcome-page/welcome-screen.tsx';
import { type LocaleParams, titleOf } from '../../../locale/page-locale.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.welcome);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/welcome">
      <WelcomeScreen />
    </StaffPage>
  );
}
