import { RoundRobinScreen } from '../../../../features/organizations/round-robin/round-robin-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.roundRobin.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/organizations/round-robin">
      <RoundRobinScreen />
    </StaffPage>
  );
}
