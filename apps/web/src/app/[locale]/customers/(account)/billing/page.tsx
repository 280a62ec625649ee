import { MyBillingScreen } from '../../../../../features/billing/my-billing/my-billing-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.billing.title);

export default function Page() {
  return <MyBillingScreen />;
}
