import type { Metadata } from 'next';
import { checkoutMessages } from '../../../features/checkout/checkout-messages.ts';
import { ConfirmationScreen } from '../../../features/checkout/confirmation/confirmation-screen.tsx';

export const metadata: Metadata = { title: checkoutMessages().checkout.meta.confirmation };

export default function Page() {
  return <ConfirmationScreen />;
}
