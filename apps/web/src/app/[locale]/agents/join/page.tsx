import { JoinScreen } from '../../../../features/identity/join/join-screen.tsx';
import { AreaMessages } from '../../../../shell/area-messages.tsx';
import { areaMessages, type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('ownStaff', ({ profile }) => profile.join.meta);

export default async function Page(page: LocaleParams) {
  return (
    <AreaMessages {...await areaMessages(page, 'ownStaff')}>
      <JoinScreen />
    </AreaMessages>
  );
}
