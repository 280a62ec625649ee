import { DelinquenciesScreen } from '../../../../../features/policies/load-delinquent-policies/delinquencies-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.delinquencies);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/delinquencies">
      <DelinquenciesScreen />
    </StaffPage>
  );
}
