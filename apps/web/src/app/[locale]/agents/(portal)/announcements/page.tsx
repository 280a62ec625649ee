import { AnnouncementsScreen } from '../../../../../features/organizations/announcements/announcements-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.announcements.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/announcements">
      <AnnouncementsScreen />
    </StaffPage>
  );
}
