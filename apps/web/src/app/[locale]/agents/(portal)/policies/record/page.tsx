import { Suspense } from 'react';
import { PolicyScreen } from '../../../../../../features/policies/load-policy/policy-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.policy);

export default function Page() {
  return (
    <Suspense>
      <PolicyScreen />
    </Suspense>
  );
}
