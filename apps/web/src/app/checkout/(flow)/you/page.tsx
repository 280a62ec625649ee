import type { Metadata } from 'next';
import { checkoutMessages } from '../../../../features/checkout/checkout-messages.ts';
import { YouScreen } from '../../../../features/checkout/you/you-screen.tsx';

export const metadata: Metadata = { title: checkoutMessages().checkout.meta.you };

export default function Page() {
  return <YouScreen />;
}
