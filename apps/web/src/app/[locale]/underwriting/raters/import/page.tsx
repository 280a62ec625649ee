import { ImportScreen } from '../../../../../features/rating/import/import-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.ratesImport.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/raters/import">
      <ImportScreen />
    </StaffPage>
  );
}
