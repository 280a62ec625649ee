import { Suspense } from 'react';
import { DriverRecordScreen } from '../../../../../features/underwriting/checks/driver-record-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.checks.record);

export default function Page() {
  return (
    <Suspense>
      <DriverRecordScreen />
    </Suspense>
  );
}
