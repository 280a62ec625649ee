import { Suspense } from 'react';
import { ProposalsScreen } from '../../../../../features/policies/load-proposals/proposals-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.proposals.title);

export default function Page() {
  return (
    <Suspense>
      <ProposalsScreen />
    </Suspense>
  );
}
