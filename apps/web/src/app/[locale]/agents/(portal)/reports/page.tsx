import { BordereauScreen } from '../../../../../features/reporting/reports/reports-screens.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.bordereau);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/reports">
      <BordereauScreen />
    </StaffPage>
  );
}
