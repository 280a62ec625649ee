import { Suspense } from 'react';
import { WaitlistScreen } from '../../../../features/products/load-waitlist/waitlist-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.waitlist.title);

export default function Page() {
  return (
    <Suspense>
      <WaitlistScreen />
    </Suspense>
  );
}
