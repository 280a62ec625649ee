import { titleOf } from '../../../../../locale/page-locale.ts';
import { ReviewScreen } from '../../../../../features/checkout/review/review-screen.tsx';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.review);

export default function Page() {
  return <ReviewScreen />;
}
