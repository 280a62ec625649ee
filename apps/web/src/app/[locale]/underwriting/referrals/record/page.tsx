import { ReferralScreen } from '../../../../../features/underwriting/referrals/referral-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.referrals.one);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/referrals/record">
      <ReferralScreen />
    </StaffPage>
  );
}
