import { PrintQuote } from '../../../../../features/documents/print-quote/print-quote.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ print }) => print.meta.quote);

export default function Page() {
  return <PrintQuote />;
}
