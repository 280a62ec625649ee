import { Suspense } from 'react';
import { QuoteScreen } from '../../../../../../features/quoting/load-quote/quote-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.quote);

export default function Page() {
  return (
    <Suspense>
      <QuoteScreen />
    </Suspense>
  );
}
