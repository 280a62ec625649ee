import { LegalDaysScreen } from '../../../../../features/policies/legal-days/legal-days-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.legalDays.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/legal-days">
      <LegalDaysScreen />
    </StaffPage>
  );
}
