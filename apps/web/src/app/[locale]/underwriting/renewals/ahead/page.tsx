import { RunPreviewScreen } from '../../../../../features/renewals/run-preview/run-preview-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.renewalsAhead.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/renewals/ahead">
      <RunPreviewScreen />
    </StaffPage>
  );
}
