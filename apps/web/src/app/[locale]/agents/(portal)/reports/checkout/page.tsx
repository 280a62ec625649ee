import { Suspense } from 'react';
import { FunnelScreen } from '../../../../../../features/reporting/reports/funnel-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.funnel);

export default function Page() {
  return (
    <Suspense>
      <FunnelScreen />
    </Suspense>
  );
}
