import { Suspense } from 'react';
import { OwnPartnersScreen } from '../../../../../features/organizations/partners/partners-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.partners.title);

export default function Page() {
  return (
    <Suspense>
      <OwnPartnersScreen />
    </Suspense>
  );
}
