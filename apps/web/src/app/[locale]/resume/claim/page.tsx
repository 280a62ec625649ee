import { ResumeClaimScreen } from '../../../../features/resume/claim/resume-claim-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('checkout', ({ checkout }) => checkout.resumeClaim.meta);

export default function Page() {
  return <ResumeClaimScreen />;
}
