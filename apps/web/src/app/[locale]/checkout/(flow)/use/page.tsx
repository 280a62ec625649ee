import { titleOf } from '../../../../../locale/page-locale.ts';
import { UseScreen } from '../../../../../features/checkout/use/use-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.use);

export default function Page() {
  return <UseScreen />;
}
