import { Suspense } from 'react';
import { RetentionScreen } from '../../../../../../features/reporting/reports/reports-screens.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.retention);

export default function Page() {
  return (
    <Suspense>
      <RetentionScreen />
    </Suspense>
  );
}
