import type { Metadata } from 'next';
import { checkoutMessages } from '../../../../features/checkout/checkout-messages.ts';
import { StartScreen } from '../../../../features/checkout/start/start-screen.tsx';

export const metadata: Metadata = { title: checkoutMessages().checkout.meta.start };

export default function Page() {
  return <StartScreen />;
}
