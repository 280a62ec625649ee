import { PrintRenewal } from '../../../../../features/documents/print-renewal/print-renewal.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ print }) => print.meta.renewal);

export default function Page() {
  return <PrintRenewal />;
}
