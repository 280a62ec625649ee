import { Suspense } from 'react';
import { ExportRunsScreen } from '../../../../../features/bulk/export-runs-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.files.title);

export default function Page() {
  return (
    <Suspense>
      <ExportRunsScreen />
    </Suspense>
  );
}
