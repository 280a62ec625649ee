import { VersionsScreen } from '../../../../features/rating/versions/versions-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.raters.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/raters">
      <VersionsScreen />
    </StaffPage>
  );
}
