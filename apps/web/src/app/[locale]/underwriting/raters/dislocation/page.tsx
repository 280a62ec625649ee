import { Suspense } from 'react';
import { DislocationScreen } from '../../../../../features/rating/dislocation/dislocation-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.dislocation.title);

export default function Page() {
  return (
    <Suspense>
      <DislocationScreen />
    </Suspense>
  );
}
