import type { Metadata } from 'next';
import { WelcomeScreen } from '../../features/reporting/welcome-page/welcome-screen.tsx';
import { staffMessages } from '../../shell/staff/staff-messages.ts';

export const metadata: Metadata = { title: staffMessages().staff.meta.welcome };

export default function Page() {
  return <WelcomeScreen />;
}
