import { EnquiriesScreen } from '../../../../../features/leads/enquiries/enquiries-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.enquiries.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/enquiries">
      <EnquiriesScreen />
    </StaffPage>
  );
}
