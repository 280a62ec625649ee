import { OperatingStateScreen } from '../../../../features/reporting/operating-state/operating-state-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.operatingState.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/organizations/operating">
      <OperatingStateScreen />
    </StaffPage>
  );
}
