import type { Metadata } from 'next';
import { checkoutMessages } from '../../../../features/checkout/checkout-messages.ts';
import { PlansScreen } from '../../../../features/checkout/plans/plans-screen.tsx';

export const metadata: Metadata = { title: checkoutMessages().checkout.meta.plans };

export default function Page() {
  return <PlansScreen />;
}
