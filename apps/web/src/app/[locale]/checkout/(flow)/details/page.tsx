import { titleOf } from '../../../../../locale/page-locale.ts';
import { DetailsScreen } from '../../../../../features/checkout/details/details-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.details);

export default function Page() {
  return <DetailsScreen />;
}
