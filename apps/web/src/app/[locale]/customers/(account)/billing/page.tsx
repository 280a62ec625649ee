import { MyInvoicesScreen } from '../../../../../features/policies/load-my-invoices/my-invoices-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.billing.title);

export default function Page() {
  return <MyInvoicesScreen />;
}
