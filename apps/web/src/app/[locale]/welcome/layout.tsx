import type { Metadata } from 'next';
import { AreaProviders } from '../../../shell/area-providers.tsx';
import { EarlySession, EarlyTheme } from '../../../shell/early-asks.tsx';
import { areaMessages, type LocaleLayout } from '../../../locale/page-locale.ts';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function AreaLayout({ children, params }: LocaleLayout) {
  return (
    <>
      <EarlyTheme />
      <EarlySession />
      <AreaProviders {...await areaMessages({ params }, 'staff')}>{children}</AreaProviders>
    </>
  );
}
