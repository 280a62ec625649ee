import { VersionScreen } from '../../../../../features/rating/version/version-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.raterVersion.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/raters/record">
      <VersionScreen />
    </StaffPage>
  );
}
