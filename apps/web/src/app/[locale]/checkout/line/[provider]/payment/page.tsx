import { PaymentScreen } from '../../../../../../features/checkout/payment/payment-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.payment);

export default function Page() {
  return <PaymentScreen />;
}
