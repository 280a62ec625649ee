import { WaitlistScreen } from '../../../../features/products/load-waitlist/waitlist-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.waitlist.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/products/waiting">
      <WaitlistScreen />
    </StaffPage>
  );
}
