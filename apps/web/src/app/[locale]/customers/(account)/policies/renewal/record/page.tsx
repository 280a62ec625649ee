import { Suspense } from 'react';
import { MyRenewalScreen } from '../../../../../../../features/renewals/my-renewal/my-renewal-screen.tsx';
import { LinesProvider } from '../../../../../../../features/shared/lines/lines-context.tsx';
import { lineViews } from '../../../../../../../features/shared/lines/line-view.ts';
import { type LocaleParams, localeOf, titleOf } from '../../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.renewal.title);

export default async function Page(page: LocaleParams) {
  return (
    <Suspense>
      <LinesProvider lines={lineViews(await localeOf(page))}>
        <MyRenewalScreen />
      </LinesProvider>
    </Suspense>
  );
}
