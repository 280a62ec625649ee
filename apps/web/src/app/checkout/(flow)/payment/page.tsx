import type { Metadata } from 'next';
import { checkoutMessages } from '../../../../features/checkout/checkout-messages.ts';
import { PaymentScreen } from '../../../../features/checkout/payment/payment-screen.tsx';

export const metadata: Metadata = { title: checkoutMessages().checkout.meta.payment };

export default function Page() {
  return <PaymentScreen />;
}
