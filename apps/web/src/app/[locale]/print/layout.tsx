import type { Metadata } from 'next';
import { QuoteProvider } from '../../../data/quote-session.tsx';
import { areaMessages, type LocaleLayout } from '../../../locale/page-locale.ts';
import { AreaMessages } from '../../../shell/area-messages.tsx';
import './print.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function PrintLayout({ children, params }: LocaleLayout) {
  return (
    <AreaMessages {...await areaMessages({ params }, 'print')}>
      <QuoteProvider>{children}</QuoteProvider>
    </AreaMessages>
  );
}
