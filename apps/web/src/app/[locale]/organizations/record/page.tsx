import { OrganizationScreen } from '../../../../features/organizations/load-organization/organization-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.organization.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/organizations/record">
      <OrganizationScreen />
    </StaffPage>
  );
}
