import { PrintClaim } from '../../../../../features/documents/print-claim/print-claim.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ print }) => print.meta.claim);

export default function Page() {
  return <PrintClaim />;
}
