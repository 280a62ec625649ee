import type { Metadata } from 'next';
import { QuoteProvider } from '../../../data/quote/quote-session.tsx';
import { areaMessages, type LocaleLayout } from '../../../locale/page-locale.ts';
import { AreaProviders } from '../../../shell/area-providers.tsx';
import './print.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function PrintLayout({ children, params }: LocaleLayout) {
  return (
    <AreaProviders {...await areaMessages({ params }, 'print')}>
      <QuoteProvider>{children}</QuoteProvider>
    </AreaProviders>
  );
}
