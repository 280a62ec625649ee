import type { Metadata } from 'next';
import { HomeScreen } from '../../../features/reporting/agent-home/home-screen.tsx';
import { staffMessages } from '../../../shell/staff/staff-messages.ts';

export const metadata: Metadata = { title: staffMessages().staff.meta.home };

export default function Page() {
  return <HomeScreen />;
}
