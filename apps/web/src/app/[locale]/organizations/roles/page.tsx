import { GlobalRolesScreen } from '../../../../features/organizations/global-roles/global-roles-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.globalRoles.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/organizations/roles">
      <GlobalRolesScreen />
    </StaffPage>
  );
}
