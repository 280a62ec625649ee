import { PrintProposal } from '../../../../../features/documents/print-proposal/print-proposal.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('print', ({ print }) => print.meta.proposal);

export default function Page() {
  return <PrintProposal />;
}
