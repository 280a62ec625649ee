import { LossRunsScreen } from '../../../../../../features/reporting/reports/loss-runs-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.lossRuns);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/reports/loss-runs">
      <LossRunsScreen />
    </StaffPage>
  );
}
