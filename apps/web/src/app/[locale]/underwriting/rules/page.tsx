import { Suspense } from 'react';
import { RulesScreen } from '../../../../features/underwriting/rules/rules-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.rules.title);

export default function Page() {
  return (
    <Suspense>
      <RulesScreen />
    </Suspense>
  );
}
