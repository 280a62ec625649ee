import type { Metadata } from 'next';
import { StaffSignIn } from '../../../features/identity/staff-sign-in/staff-sign-in.tsx';
import { staffMessages } from '../../../shell/staff/staff-messages.ts';

export const metadata: Metadata = { title: staffMessages().staff.meta.signIn };

export default function Page() {
  return <StaffSignIn />;
}
