import { titleOf } from '../../../../../locale/page-locale.ts';
import { StartScreen } from '../../../../../features/checkout/start/start-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.start);

export default function Page() {
  return <StartScreen />;
}
