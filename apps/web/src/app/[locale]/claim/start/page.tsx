import { StartClaimScreen } from '../../../../features/claims/start-claim/start-claim-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('claim', ({ claim }) => claim.start.title);

export default function Page() {
  return <StartClaimScreen />;
}
