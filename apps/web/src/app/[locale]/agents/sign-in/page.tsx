import { StaffSignIn } from '../../../../features/identity/staff-sign-in/staff-sign-in.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.signIn);

export default function Page() {
  return <StaffSignIn />;
}
