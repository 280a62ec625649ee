import { titleOf } from '../../../../../locale/page-locale.ts';
import { YouScreen } from '../../../../../features/checkout/you/you-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.you);

export default function Page() {
  return <YouScreen />;
}
