import { PrintReferral } from '../../../../../features/documents/print-referral/print-referral.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ print }) => print.meta.referral);

export default function Page() {
  return <PrintReferral />;
}
