import { Suspense } from 'react';
import { QuotesToRateScreen } from '../../../../features/underwriting/pricing/quotes-to-rate-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.pricingTest.title);

export default function Page() {
  return (
    <Suspense>
      <QuotesToRateScreen />
    </Suspense>
  );
}
