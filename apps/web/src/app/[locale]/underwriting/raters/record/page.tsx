import { Suspense } from 'react';
import { VersionScreen } from '../../../../../features/rating/version/version-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.raterVersion.title);

export default function Page() {
  return (
    <Suspense>
      <VersionScreen />
    </Suspense>
  );
}
