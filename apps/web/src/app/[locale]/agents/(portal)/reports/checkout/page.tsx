import { FunnelScreen } from '../../../../../../features/reporting/reports/funnel-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.funnel);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/reports/checkout">
      <FunnelScreen />
    </StaffPage>
  );
}
