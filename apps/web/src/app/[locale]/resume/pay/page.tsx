import { PayLinkScreen } from '../../../../features/resume/pay/pay-link-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.payLink);

export default function Page() {
  return <PayLinkScreen />;
}
