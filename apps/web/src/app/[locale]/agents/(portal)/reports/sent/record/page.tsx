import { SentReportScreen } from '../../../../../../../features/reporting/report-schedules/sent-report-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.sentReport.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/reports/sent/record">
      <SentReportScreen />
    </StaffPage>
  );
}
