import { Suspense } from 'react';
import { ClaimScreen } from '../../../../../../features/claims/load-claim/claim-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.claims.one);

export default function Page() {
  return (
    <Suspense>
      <ClaimScreen />
    </Suspense>
  );
}
