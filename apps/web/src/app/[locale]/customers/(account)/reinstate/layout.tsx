import { AreaProviders } from '../../../../../shell/area-providers.tsx';
import { areaMessages, type LocaleLayout } from '../../../../../locale/page-locale.ts';

/** The card's fields speak as they do in checkout, and the money as in a policy. */
export default async function ReinstateLayout({ children, params }: LocaleLayout) {
  return <AreaProviders {...await areaMessages({ params }, 'reinstate')}>{children}</AreaProviders>;
}
