import { StaffSignIn } from '../../../../features/identity/staff-sign-in/staff-sign-in.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.signIn);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/sign-in">
      <StaffSignIn />
    </StaffPage>
  );
}
