import { Suspense } from 'react';
import { LegalDaysScreen } from '../../../../../features/policies/legal-days/legal-days-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.legalDays.title);

export default function Page() {
  return (
    <Suspense>
      <LegalDaysScreen />
    </Suspense>
  );
}
