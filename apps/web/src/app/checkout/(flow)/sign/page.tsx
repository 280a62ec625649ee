import type { Metadata } from 'next';
import { checkoutMessages } from '../../../../features/checkout/checkout-messages.ts';
import { SignScreen } from '../../../../features/checkout/sign/sign-screen.tsx';

export const metadata: Metadata = { title: checkoutMessages().checkout.meta.sign };

export default function Page() {
  return <SignScreen />;
}
