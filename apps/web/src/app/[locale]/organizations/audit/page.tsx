import { AuditScreen } from '../../../../features/organizations/load-audit-trail/audit-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.audit.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/organizations/audit">
      <AuditScreen />
    </StaffPage>
  );
}
