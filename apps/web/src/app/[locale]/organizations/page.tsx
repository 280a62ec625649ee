import { OrganizationsScreen } from '../../../features/organizations/load-organizations/organizations-screen.tsx';
import { type LocaleParams, titleOf } from '../../../locale/page-locale.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.organizations.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/organizations">
      <OrganizationsScreen />
    </StaffPage>
  );
}
