import { BalanceScreen } from '../../../../../../features/reporting/reports/reports-screens.tsx';
import { type LocaleParams, titleOf } from '../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.balance);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/reports/balance">
      <BalanceScreen />
    </StaffPage>
  );
}
