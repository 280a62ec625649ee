import { ClaimClockScreen } from '../../../../../../features/claims/claim-clock/claim-clock-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.claimClock.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/claims/clock">
      <ClaimClockScreen />
    </StaffPage>
  );
}
