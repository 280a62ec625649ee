import { titleOf } from '../../../../locale/page-locale.ts';
import { ConfirmationScreen } from '../../../../features/checkout/confirmation/confirmation-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.confirmation);

export default function Page() {
  return <ConfirmationScreen />;
}
