import { ImpactRunScreen } from '../../../../../../features/underwriting/rule-impact/impact-run-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.rules.book.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/rules/impact/record">
      <ImpactRunScreen />
    </StaffPage>
  );
}
