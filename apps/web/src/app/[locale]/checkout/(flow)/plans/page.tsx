import { PlansScreen } from '../../../../../features/checkout/plans/plans-screen.tsx';
import { coverWords } from '../../../../../features/shared/lines/line-view.ts';
import { localeOf, type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.plans);

export default async function Page(page: LocaleParams) {
  return <PlansScreen line={coverWords('personal', await localeOf(page))} />;
}
