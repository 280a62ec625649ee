import { SignInByLinkScreen } from '../../../../features/resume/sign-in/sign-in-by-link-screen.tsx';
import { areaMessages, type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { AreaMessages } from '../../../../shell/area-messages.tsx';

export const generateMetadata = titleOf('links', ({ links }) => links.signIn.meta);

export default async function Page(page: LocaleParams) {
  return (
    <AreaMessages {...await areaMessages(page, 'links')}>
      <SignInByLinkScreen />
    </AreaMessages>
  );
}
