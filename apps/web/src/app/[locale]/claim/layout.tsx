import type { Metadata } from 'next';
import { ClaimShell } from '../../../features/claims/claim-shell/claim-shell.tsx';
import { areaMessages, type LocaleLayout } from '../../../locale/page-locale.ts';
import { AreaProviders } from '../../../shell/area-providers.tsx';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function ClaimLayout({ children, params }: LocaleLayout) {
  return (
    <AreaProviders {...await areaMessages({ params }, 'claim')}>
      <ClaimShell>{children}</ClaimShell>
    </AreaProviders>
  );
}
