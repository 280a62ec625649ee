import { Suspense } from 'react';
import { ExternalQuotesScreen } from '../../../../../features/leads/external-quotes/external-quotes-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.externalQuotes.title);

export default function Page() {
  return (
    <Suspense>
      <ExternalQuotesScreen />
    </Suspense>
  );
}
