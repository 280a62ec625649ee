import { OwnOrganizationScreen } from '../../../../../features/organizations/load-organization/own-organization-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.organization.own);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/organization">
      <OwnOrganizationScreen />
    </StaffPage>
  );
}
