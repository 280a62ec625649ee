import { ReferralsScreen } from '../../../features/underwriting/referrals/referrals-screen.tsx';
import { type LocaleParams, titleOf } from '../../../locale/page-locale.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.referrals.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting">
      <ReferralsScreen />
    </StaffPage>
  );
}
