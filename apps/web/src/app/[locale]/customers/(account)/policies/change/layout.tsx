import { AreaProviders } from '../../../../../../shell/area-providers.tsx';
import { areaMessages, type LocaleLayout } from '../../../../../../locale/page-locale.ts';

/** What the screens of a change say is theirs alone; what is signed speaks as it does in checkout. */
export default async function ChangeLayout({ children, params }: LocaleLayout) {
  return <AreaProviders {...await areaMessages({ params }, 'change')}>{children}</AreaProviders>;
}
