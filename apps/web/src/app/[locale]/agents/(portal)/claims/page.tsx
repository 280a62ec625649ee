import { Suspense } from 'react';
import { ClaimsScreen } from '../../../../../features/claims/load-claims/claims-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.claims.title);

export default function Page() {
  return (
    <Suspense>
      <ClaimsScreen />
    </Suspense>
  );
}
