import type { Metadata } from 'next';
import { checkoutMessages } from '../../../../features/checkout/checkout-messages.ts';
import { VehicleScreen } from '../../../../features/checkout/vehicle/vehicle-screen.tsx';

export const metadata: Metadata = { title: checkoutMessages().checkout.meta.vehicle };

export default function Page() {
  return <VehicleScreen />;
}
