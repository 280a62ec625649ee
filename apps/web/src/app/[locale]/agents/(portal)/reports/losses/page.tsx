import { LossesScreen } from '../../../../../../features/reporting/reports/agency-screens.tsx';
import { type LocaleParams, titleOf } from '../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.losses);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/reports/losses">
      <LossesScreen />
    </StaffPage>
  );
}
