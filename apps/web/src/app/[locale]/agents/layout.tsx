import type { Metadata } from 'next';
import { AreaMessages } from '../../../shell/area-messages.tsx';
import { areaMessages, type LocaleLayout } from '../../../locale/page-locale.ts';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function AreaLayout({ children, params }: LocaleLayout) {
  return <AreaMessages {...await areaMessages({ params }, 'staff')}>{children}</AreaMessages>;
}
