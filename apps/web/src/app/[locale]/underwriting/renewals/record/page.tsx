import { Suspense } from 'react';
import { RenewalScreen } from '../../../../../features/renewals/load-renewal/renewal-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.renewals.one);

export default function Page() {
  return (
    <Suspense>
      <RenewalScreen />
    </Suspense>
  );
}
