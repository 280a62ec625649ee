import { Suspense } from 'react';
import { EnquiriesScreen } from '../../../../../features/leads/enquiries/enquiries-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.enquiries.title);

export default function Page() {
  return (
    <Suspense>
      <EnquiriesScreen />
    </Suspense>
  );
}
