import { MyClaimScreen } from '../../../../../../features/claims/load-my-claim/my-claim-screen.tsx';
import { titleOf } from '../../../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('account', ({ claim }) => claim.follow.claim);

export default function Page() {
  return <MyClaimScreen />;
}
