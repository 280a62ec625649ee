import { areaMessages, type LocaleLayout } from '../../../../../../locale/page-locale.ts';
import { AreaMessages } from '../../../../../../shell/area-messages.tsx';

/** The forms of a change speak as its customer reads them. */
export default async function ChangeLayout({ children, params }: LocaleLayout) {
  return <AreaMessages {...await areaMessages({ params }, 'agentChange')}>{children}</AreaMessages>;
}
