import { PrintIdCard } from '../../../../../features/documents/print-id-card/print-id-card.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ print }) => print.meta.idCard);

export default function Page() {
  return <PrintIdCard />;
}
