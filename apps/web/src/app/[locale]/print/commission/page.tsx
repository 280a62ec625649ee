import { Suspense } from 'react';
import { PrintCommission } from '../../../../features/reporting/reports/print-commission.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ queue }) => queue.reports.titles.commission);

export default function Page() {
  return (
    <Suspense>
      <PrintCommission />
    </Suspense>
  );
}
