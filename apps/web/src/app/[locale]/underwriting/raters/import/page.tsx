import { Suspense } from 'react';
import { ImportScreen } from '../../../../../features/rating/import/import-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.ratesImport.title);

export default function Page() {
  return (
    <Suspense>
      <ImportScreen />
    </Suspense>
  );
}
