import { titleOf } from '../../../../../locale/page-locale.ts';
import { VehicleScreen } from '../../../../../features/checkout/vehicle/vehicle-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.vehicle);

export default function Page() {
  return <VehicleScreen />;
}
