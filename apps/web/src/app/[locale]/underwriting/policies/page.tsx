import { PolicyActivitiesScreen } from '../../../../features/policies/policy-activities/policy-activities-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ policyParts }) => policyParts.activities.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/policies">
      <PolicyActivitiesScreen />
    </StaffPage>
  );
}
