import { MyClaimsScreen } from '../../../../../features/claims/load-my-claims/my-claims-screen.tsx';
import { titleOf } from '../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ claim }) => claim.mine.title);

export default function Page() {
  return <MyClaimsScreen />;
}
