import { Suspense } from 'react';
import { DelinquenciesScreen } from '../../../../../features/policies/load-delinquent-policies/delinquencies-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.delinquencies);

export default function Page() {
  return (
    <Suspense>
      <DelinquenciesScreen />
    </Suspense>
  );
}
