import { SignLineScreen } from '../../../../../../features/checkout/line/sign-line-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.sign);

export default function Page() {
  return <SignLineScreen />;
}
