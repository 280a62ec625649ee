import { QuestionsScreen } from '../../../../features/underwriting/questions/questions-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.questions.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/questions">
      <QuestionsScreen />
    </StaffPage>
  );
}
