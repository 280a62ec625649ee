import { Suspense } from 'react';
import { TrialBalanceScreen } from '../../../../../../features/reporting/reports/reports-screens.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.trialBalance);

export default function Page() {
  return (
    <Suspense>
      <TrialBalanceScreen />
    </Suspense>
  );
}
