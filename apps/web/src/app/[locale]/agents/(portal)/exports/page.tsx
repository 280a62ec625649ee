import { ExportRunsScreen } from '../../../../../features/bulk/export-runs-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.files.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/exports">
      <ExportRunsScreen />
    </StaffPage>
  );
}
