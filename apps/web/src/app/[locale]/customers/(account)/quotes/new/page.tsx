import { MyNewQuoteScreen } from '../../../../../../features/resume/my-quotes/my-new-quote-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.meta.newQuote);

export default function Page() {
  return <MyNewQuoteScreen />;
}
