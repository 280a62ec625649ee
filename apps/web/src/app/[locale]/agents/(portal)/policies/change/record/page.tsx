import { Suspense } from 'react';
import { ChangePolicyScreen } from '../../../../../../../features/checkout/change-a-policy/change-policy-screen.tsx';
import { LinesProvider } from '../../../../../../../features/shared/lines/lines-context.tsx';
import { lineViews } from '../../../../../../../features/shared/lines/line-view.ts';
import { type LocaleParams, localeOf, titleOf } from '../../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('agentChange', ({ change }) => change.agent.title);

export default async function Page(page: LocaleParams) {
  return (
    <Suspense>
      <LinesProvider lines={lineViews(await localeOf(page))}>
        <ChangePolicyScreen />
      </LinesProvider>
    </Suspense>
  );
}
