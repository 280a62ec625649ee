import { Suspense } from 'react';
import { PricingScreen } from '../../../../../features/underwriting/pricing/pricing-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.pricingTest.title);

export default function Page() {
  return (
    <Suspense>
      <PricingScreen />
    </Suspense>
  );
}
