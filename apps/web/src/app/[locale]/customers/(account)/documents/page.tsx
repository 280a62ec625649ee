import { MyDocumentsScreen } from '../../../../../features/documents/my-documents/my-documents-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ account }) => account.documents.title);

export default function Page() {
  return <MyDocumentsScreen />;
}
