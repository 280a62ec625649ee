import type { Metadata } from 'next';
import { AreaProviders } from '../../../shell/area-providers.tsx';
import { EarlyQuote } from '../../../shell/early-asks.tsx';
import { earlyReads } from '../../../features/checkout/quote-data/early-reads.ts';
import { areaMessages, type LocaleLayout } from '../../../locale/page-locale.ts';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function AreaLayout({ children, params }: LocaleLayout) {
  return (
    <>
      <EarlyQuote reads={earlyReads} />
      <AreaProviders {...await areaMessages({ params }, 'checkout')}>{children}</AreaProviders>
    </>
  );
}
