import { Suspense } from 'react';
import { RenewalsScreen } from '../../../../features/renewals/load-renewals/renewals-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.renewals.title);

export default function Page() {
  return (
    <Suspense>
      <RenewalsScreen />
    </Suspense>
  );
}
