import { RenewalLinkScreen } from '../../../../features/renewals/renewal-link/renewal-link-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.renewalLink);

export default function Page() {
  return <RenewalLinkScreen />;
}
