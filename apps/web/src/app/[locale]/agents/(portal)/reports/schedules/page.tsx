import { ReportSchedulesScreen } from '../../../../../../features/reporting/report-schedules/report-schedules-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.reportSchedules.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/reports/schedules">
      <ReportSchedulesScreen />
    </StaffPage>
  );
}
