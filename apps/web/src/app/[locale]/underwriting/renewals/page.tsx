import { RenewalsScreen } from '../../../../features/renewals/load-renewals/renewals-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.renewals.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/renewals">
      <RenewalsScreen />
    </StaffPage>
  );
}
