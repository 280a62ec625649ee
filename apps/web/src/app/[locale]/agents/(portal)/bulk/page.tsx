import { Suspense } from 'react';
import { BulkRunsScreen } from '../../../../../features/bulk/bulk-runs-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.runs.title);

export default function Page() {
  return (
    <Suspense>
      <BulkRunsScreen />
    </Suspense>
  );
}
