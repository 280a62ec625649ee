import { MoratoriumsScreen } from '../../../../features/underwriting/moratoriums/moratoriums-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.moratoriums.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/moratoriums">
      <MoratoriumsScreen />
    </StaffPage>
  );
}
