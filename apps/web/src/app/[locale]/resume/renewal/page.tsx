import { RenewalLinkScreen } from '../../../../features/resume/renewal/renewal-link-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.renewalLink);

export default function Page() {
  return <RenewalLinkScreen />;
}
