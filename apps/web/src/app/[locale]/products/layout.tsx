import type { Metadata } from 'next';
import type { LocaleLayout } from '../../../locale/page-locale.ts';
import { wordsOfFrame } from '../../../locale/page-words.ts';
import { AreaProviders } from '../../../shell/area-providers.tsx';
import { EarlySession, EarlyTheme } from '../../../shell/early-asks.tsx';
import { StaffShell } from '../../../shell/staff/staff-shell.tsx';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function ProductsLayout({ children, params }: LocaleLayout) {
  return (
    <>
      <EarlyTheme />
      <EarlySession />
      <AreaProviders {...await wordsOfFrame({ params })}>
        <StaffShell area="products">{children}</StaffShell>
      </AreaProviders>
    </>
  );
}
