import { TrackClaimScreen } from '../../../../features/claims/track-claim/track-claim-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('claim', ({ claim }) => claim.track.title);

export default function Page() {
  return <TrackClaimScreen />;
}
