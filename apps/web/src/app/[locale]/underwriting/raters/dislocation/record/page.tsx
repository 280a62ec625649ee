import { Suspense } from 'react';
import { DislocationRunScreen } from '../../../../../../features/rating/dislocation/dislocation-run-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.dislocation.title);

export default function Page() {
  return (
    <Suspense>
      <DislocationRunScreen />
    </Suspense>
  );
}
