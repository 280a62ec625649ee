import { PoliciesScreen } from '../../../../../features/policies/load-policies/policies-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.policies);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/policies">
      <PoliciesScreen />
    </StaffPage>
  );
}
