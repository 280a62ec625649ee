import { CustomerScreen } from '../../../../../../features/reporting/agent-customer/customer-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.customer);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/customers/record">
      <CustomerScreen />
    </StaffPage>
  );
}
