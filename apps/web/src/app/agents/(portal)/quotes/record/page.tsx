import type { Metadata } from 'next';
import { Suspense } from 'react';
import { QuoteScreen } from '../../../../../features/quoting/load-quote/quote-screen.tsx';
import { staffMessages } from '../../../../../shell/staff/staff-messages.ts';

export const metadata: Metadata = { title: staffMessages().staff.meta.quote };

export default function Page() {
  return (
    <Suspense>
      <QuoteScreen />
    </Suspense>
  );
}
