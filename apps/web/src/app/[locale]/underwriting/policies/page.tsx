import { Suspense } from 'react';
import { PolicyActivitiesScreen } from '../../../../features/policies/policy-activities/policy-activities-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ policyParts }) => policyParts.activities.title);

export default function Page() {
  return (
    <Suspense>
      <PolicyActivitiesScreen />
    </Suspense>
  );
}
