import { StartScreen } from '../../../../../features/checkout/start/start-screen.tsx';
import { startLines } from '../../../../../features/checkout/start/start-lines.ts';
import { localeOf, type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.meta.start);

export default async function Page(page: LocaleParams) {
  return <StartScreen lines={await startLines(await localeOf(page))} />;
}
