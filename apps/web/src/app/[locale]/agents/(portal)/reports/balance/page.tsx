import { Suspense } from 'react';
import { BalanceScreen } from '../../../../../../features/reporting/reports/reports-screens.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.balance);

export default function Page() {
  return (
    <Suspense>
      <BalanceScreen />
    </Suspense>
  );
}
