import { RulesScreen } from '../../../../features/underwriting/rules/rules-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.rules.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/rules">
      <RulesScreen />
    </StaffPage>
  );
}
