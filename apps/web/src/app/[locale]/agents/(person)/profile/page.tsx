import { StaffProfileScreen } from '../../../../../features/identity/profile/staff-profile-screen.tsx';
import { AreaMessages } from '../../../../../shell/area-messages.tsx';
import { areaMessages, type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.profile);

export default async function Page(page: LocaleParams) {
  return (
    <AreaMessages {...await areaMessages(page, 'ownStaff')}>
      <StaffProfileScreen />
    </AreaMessages>
  );
}
