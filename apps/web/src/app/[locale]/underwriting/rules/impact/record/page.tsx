import { Suspense } from 'react';
import { ImpactRunScreen } from '../../../../../../features/underwriting/rule-impact/impact-run-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.rules.book.title);

export default function Page() {
  return (
    <Suspense>
      <ImpactRunScreen />
    </Suspense>
  );
}
