import { titleOf } from '../../../../../locale/page-locale.ts';
import { ShortSummary } from '../../../../../features/checkout/sign/short-summary.tsx';
import { SignScreen } from '../../../../../features/checkout/sign/sign-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.sign);

export default function Page() {
  return <SignScreen summary={<ShortSummary />} />;
}
