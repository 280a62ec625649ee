import { BulkRunsScreen } from '../../../../../features/bulk/bulk-runs-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.runs.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/bulk">
      <BulkRunsScreen />
    </StaffPage>
  );
}
