import { Suspense } from 'react';
import { VersionsScreen } from '../../../../features/rating/versions/versions-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.raters.title);

export default function Page() {
  return (
    <Suspense>
      <VersionsScreen />
    </Suspense>
  );
}
