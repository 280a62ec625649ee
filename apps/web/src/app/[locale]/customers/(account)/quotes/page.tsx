import { MyQuotesScreen } from '../../../../../features/resume/my-quotes/my-quotes-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.meta.quotes);

export default function Page() {
  return <MyQuotesScreen />;
}
