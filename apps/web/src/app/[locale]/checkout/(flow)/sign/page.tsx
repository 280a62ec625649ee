import { titleOf } from '../../../../../locale/page-locale.ts';
import { QuoteSummary } from '../../../../../features/checkout/sign/quote-summary.tsx';
import { SignScreen } from '../../../../../features/checkout/sign/sign-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.sign);

export default function Page() {
  return <SignScreen summary={<QuoteSummary />} />;
}
