import { PlansScreen } from '../../../../../features/checkout/plans/plans-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.plans);

export default function Page() {
  return <PlansScreen />;
}
