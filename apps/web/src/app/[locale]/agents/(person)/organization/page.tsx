import { Suspense } from 'react';
import { OwnOrganizationScreen } from '../../../../../features/organizations/load-organization/own-organization-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.organization.own);

export default function Page() {
  return (
    <Suspense>
      <OwnOrganizationScreen />
    </Suspense>
  );
}
