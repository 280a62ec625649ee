import { HomeScreen } from '../../../../features/reporting/agent-home/home-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.home);

export default function Page() {
  return <HomeScreen />;
}
