import { DriverRecordScreen } from '../../../../../features/underwriting/checks/driver-record-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.checks.record);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/drivers/record">
      <DriverRecordScreen />
    </StaffPage>
  );
}
