import { Suspense } from 'react';
import { RestrictionsScreen } from '../../../../features/underwriting/restrictions/restrictions-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.restrictions.title);

export default function Page() {
  return (
    <Suspense>
      <RestrictionsScreen />
    </Suspense>
  );
}
