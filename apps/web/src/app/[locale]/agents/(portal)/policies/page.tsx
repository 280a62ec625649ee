import { Suspense } from 'react';
import { PoliciesScreen } from '../../../../../features/policies/load-policies/policies-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.policies);

export default function Page() {
  return (
    <Suspense>
      <PoliciesScreen />
    </Suspense>
  );
}
