import { WelcomeScreen } from '../../../features/reporting/welcome-page/welcome-screen.tsx';
import { titleOf } from '../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.welcome);

export default function Page() {
  return <WelcomeScreen />;
}
