import type { Metadata } from 'next';
import { checkoutMessages } from '../../../../features/checkout/checkout-messages.ts';
import { UseScreen } from '../../../../features/checkout/use/use-screen.tsx';

export const metadata: Metadata = { title: checkoutMessages().checkout.meta.use };

export default function Page() {
  return <UseScreen />;
}
