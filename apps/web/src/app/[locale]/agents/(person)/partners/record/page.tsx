import { Suspense } from 'react';
import { OwnPartnerScreen } from '../../../../../../features/organizations/partners/partner-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.partners.one);

export default function Page() {
  return (
    <Suspense>
      <OwnPartnerScreen />
    </Suspense>
  );
}
