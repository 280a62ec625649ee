import { RenewalScreen } from '../../../../../features/renewals/load-renewal/renewal-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.renewals.one);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/renewals/record">
      <RenewalScreen />
    </StaffPage>
  );
}
