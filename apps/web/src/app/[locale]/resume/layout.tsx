import type { Metadata } from 'next';
import { AreaProviders } from '../../../shell/area-providers.tsx';
import { areaMessages, type LocaleLayout, titleOf } from '../../../locale/page-locale.ts';

const title = titleOf('checkout', ({ checkout }) => checkout.meta.resume);

export async function generateMetadata(props: LocaleLayout): Promise<Metadata> {
  return { ...(await title(props)), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default async function ResumeLayout({ children, params }: LocaleLayout) {
  return <AreaProviders {...await areaMessages({ params }, 'checkout')}>{children}</AreaProviders>;
}
