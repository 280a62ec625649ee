import { ClaimsScreen } from '../../../../../features/claims/load-claims/claims-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.claims.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/claims">
      <ClaimsScreen />
    </StaffPage>
  );
}
