import type { Metadata } from 'next';
import { Suspense } from 'react';
import { QuotesScreen } from '../../../../features/quoting/load-quotes/quotes-screen.tsx';
import { staffMessages } from '../../../../shell/staff/staff-messages.ts';

export const metadata: Metadata = { title: staffMessages().staff.meta.quotes };

export default function Page() {
  return (
    <Suspense>
      <QuotesScreen />
    </Suspense>
  );
}
