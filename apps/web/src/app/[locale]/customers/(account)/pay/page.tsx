import { PayPolicyScreen } from '../../../../../features/checkout/pay-policy/pay-policy-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.payPolicy.title);

export default function Page() {
  return <PayPolicyScreen />;
}
