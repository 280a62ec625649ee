import type { Metadata } from 'next';
import { areaMessages, type LocaleLayout } from '../../../locale/page-locale.ts';
import { AreaProviders } from '../../../shell/area-providers.tsx';
import { EarlySession, EarlyTheme } from '../../../shell/early-asks.tsx';
import { StaffShell } from '../../../shell/staff/staff-shell.tsx';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function ProductsLayout({ children, params }: LocaleLayout) {
  return (
    <>
      <EarlyTheme />
      <EarlySession />
      <AreaProviders {...await areaMessages({ params }, 'staff')}>
        <StaffShell area="products">{children}</StaffShell>
      </AreaProviders>
    </>
  );
}
