import { Suspense } from 'react';
import { ReferralsScreen } from '../../../features/underwriting/referrals/referrals-screen.tsx';
import { titleOf } from '../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.referrals.title);

export default function Page() {
  return (
    <Suspense>
      <ReferralsScreen />
    </Suspense>
  );
}
