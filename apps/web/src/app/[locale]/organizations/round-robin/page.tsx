import { Suspense } from 'react';
import { RoundRobinScreen } from '../../../../features/organizations/round-robin/round-robin-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.roundRobin.title);

export default function Page() {
  return (
    <Suspense>
      <RoundRobinScreen />
    </Suspense>
  );
}
