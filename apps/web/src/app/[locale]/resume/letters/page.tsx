import { ChooseLettersScreen } from '../../../../features/resume/letters/choose-letters-screen.tsx';
import { areaMessages, type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { AreaMessages } from '../../../../shell/area-messages.tsx';

export const generateMetadata = titleOf('links', ({ links }) => links.letters.meta);

export default async function Page(page: LocaleParams) {
  return (
    <AreaMessages {...await areaMessages(page, 'links')}>
      <ChooseLettersScreen />
    </AreaMessages>
  );
}
