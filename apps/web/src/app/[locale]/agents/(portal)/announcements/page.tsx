import { Suspense } from 'react';
import { AnnouncementsScreen } from '../../../../../features/organizations/announcements/announcements-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.announcements.title);

export default function Page() {
  return (
    <Suspense>
      <AnnouncementsScreen />
    </Suspense>
  );
}
