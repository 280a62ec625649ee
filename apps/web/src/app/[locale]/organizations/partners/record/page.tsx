import { PartnerScreen } from '../../../../../features/organizations/partners/partner-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.partners.one);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/organizations/partners/record">
      <PartnerScreen />
    </StaffPage>
  );
}
