import { titleOf } from '../../../../../locale/page-locale.ts';
import { DriversScreen } from '../../../../../features/checkout/drivers/drivers-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.drivers);

export default function Page() {
  return <DriversScreen />;
}
