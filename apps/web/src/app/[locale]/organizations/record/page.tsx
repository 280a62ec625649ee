import { Suspense } from 'react';
import { OrganizationScreen } from '../../../../features/organizations/load-organization/organization-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.organization.title);

export default function Page() {
  return (
    <Suspense>
      <OrganizationScreen />
    </Suspense>
  );
}
