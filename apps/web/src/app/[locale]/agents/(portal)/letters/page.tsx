import { PostedLettersScreen } from '../../../../../features/policies/load-posted-letters/posted-letters-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.posted_letters);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/letters">
      <PostedLettersScreen />
    </StaffPage>
  );
}
