import { HistoryScreen } from '../../../../../../features/checkout/history/history-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.history);

export default function Page() {
  return <HistoryScreen />;
}
