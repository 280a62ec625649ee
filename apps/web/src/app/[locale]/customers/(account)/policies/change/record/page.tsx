import { Suspense } from 'react';
import { ChangeMyPolicyScreen } from '../../../../../../../features/checkout/change-my-policy/change-my-policy-screen.tsx';
import { LinesProvider } from '../../../../../../../features/shared/lines/lines-context.tsx';
import { lineViews } from '../../../../../../../features/shared/lines/line-view.ts';
import { type LocaleParams, localeOf, titleOf } from '../../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('change', ({ change }) => change.title);

export default async function Page(page: LocaleParams) {
  return (
    <Suspense>
      <LinesProvider lines={lineViews(await localeOf(page))}>
        <ChangeMyPolicyScreen />
      </LinesProvider>
    </Suspense>
  );
}
