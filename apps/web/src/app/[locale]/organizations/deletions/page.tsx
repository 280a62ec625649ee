import { Suspense } from 'react';
import { DeletionsScreen } from '../../../../features/organizations/load-deletions/deletions-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.deletions.title);

export default function Page() {
  return (
    <Suspense>
      <DeletionsScreen />
    </Suspense>
  );
}
