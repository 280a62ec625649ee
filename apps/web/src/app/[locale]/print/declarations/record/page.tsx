import { PrintDeclarations } from '../../../../../features/documents/print-declarations/print-declarations.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ print }) => print.meta.declarations);

export default function Page() {
  return <PrintDeclarations />;
}
