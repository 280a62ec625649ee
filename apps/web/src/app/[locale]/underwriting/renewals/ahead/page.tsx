import { Suspense } from 'react';
import { RunPreviewScreen } from '../../../../../features/renewals/run-preview/run-preview-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.renewalsAhead.title);

export default function Page() {
  return (
    <Suspense>
      <RunPreviewScreen />
    </Suspense>
  );
}
