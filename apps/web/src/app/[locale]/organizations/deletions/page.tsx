import { DeletionsScreen } from '../../../../features/organizations/load-deletions/deletions-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.deletions.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/organizations/deletions">
      <DeletionsScreen />
    </StaffPage>
  );
}
