import { CoveragesScreen } from '../../../../../features/checkout/coverages/coverages-screen.tsx';
import { coverWords } from '../../../../../features/shared/lines/line-view.ts';
import { localeOf, type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.coverages);

export default async function Page(page: LocaleParams) {
  return <CoveragesScreen line={coverWords('personal', await localeOf(page))} />;
}
