import { Suspense } from 'react';
import { BordereauScreen } from '../../../../../features/reporting/reports/reports-screens.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.reports.titles.bordereau);

export default function Page() {
  return (
    <Suspense>
      <BordereauScreen />
    </Suspense>
  );
}
