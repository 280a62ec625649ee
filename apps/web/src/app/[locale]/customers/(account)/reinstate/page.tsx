import { ReinstateMyPolicyScreen } from '../../../../../features/checkout/reinstate-my-policy/reinstate-my-policy-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.reinstate.title);

export default function Page() {
  return <ReinstateMyPolicyScreen />;
}
