import { Suspense } from 'react';
import { OrganizationsScreen } from '../../../features/organizations/load-organizations/organizations-screen.tsx';
import { titleOf } from '../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.organizations.title);

export default function Page() {
  return (
    <Suspense>
      <OrganizationsScreen />
    </Suspense>
  );
}
