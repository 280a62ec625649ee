import { Suspense } from 'react';
import { ReferralScreen } from '../../../../../features/underwriting/referrals/referral-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.referrals.one);

export default function Page() {
  return (
    <Suspense>
      <ReferralScreen />
    </Suspense>
  );
}
