import { Suspense } from 'react';
import { PrintLeaderboard } from '../../../../features/reporting/leaderboard/print-leaderboard.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ queue }) => queue.leaderboard.title);

export default function Page() {
  return (
    <Suspense>
      <PrintLeaderboard />
    </Suspense>
  );
}
