import { Suspense } from 'react';
import { MyRenewalScreen } from '../../../../../../../features/renewals/my-renewal/my-renewal-screen.tsx';
import { titleOf } from '../../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.renewal.title);

export default function Page() {
  return (
    <Suspense>
      <MyRenewalScreen />
    </Suspense>
  );
}
