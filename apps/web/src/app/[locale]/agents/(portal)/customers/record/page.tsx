import { CustomerScreen } from '../../../../../../features/reporting/agent-customer/customer-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.customer);

export default function Page() {
  return <CustomerScreen />;
}
