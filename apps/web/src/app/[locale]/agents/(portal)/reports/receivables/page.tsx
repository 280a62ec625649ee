import { Suspense } from 'react';
import { ReceivablesScreen } from '../../../../../../features/reporting/reports/reports-screens.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.receivables);

export default function Page() {
  return (
    <Suspense>
      <ReceivablesScreen />
    </Suspense>
  );
}
