import { Suspense } from 'react';
import { QuotesScreen } from '../../../../../features/quoting/load-quotes/quotes-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.quotes);

export default function Page() {
  return (
    <Suspense>
      <QuotesScreen />
    </Suspense>
  );
}
