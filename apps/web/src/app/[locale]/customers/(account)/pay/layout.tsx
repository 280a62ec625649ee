import { AreaProviders } from '../../../../../shell/area-providers.tsx';
import { areaMessages, type LocaleLayout } from '../../../../../locale/page-locale.ts';

/** The card's fields speak as they do in checkout. */
export default async function PayLayout({ children, params }: LocaleLayout) {
  return <AreaProviders {...await areaMessages({ params }, 'checkout')}>{children}</AreaProviders>;
}
