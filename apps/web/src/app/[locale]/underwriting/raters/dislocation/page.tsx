import { DislocationScreen } from '../../../../../features/rating/dislocation/dislocation-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.dislocation.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/raters/dislocation">
      <DislocationScreen />
    </StaffPage>
  );
}
