import { MyProfileScreen } from '../../../../../features/identity/profile/my-profile-screen.tsx';
import { AreaMessages } from '../../../../../shell/area-messages.tsx';
import { areaMessages, type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.meta.profile);

export default async function Page(page: LocaleParams) {
  return (
    <AreaMessages {...await areaMessages(page, 'ownCustomer')}>
      <MyProfileScreen />
    </AreaMessages>
  );
}
