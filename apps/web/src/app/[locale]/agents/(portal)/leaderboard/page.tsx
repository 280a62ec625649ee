import { LeaderboardScreen } from '../../../../../features/reporting/leaderboard/leaderboard-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ queue }) => queue.leaderboard.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/leaderboard">
      <LeaderboardScreen />
    </StaffPage>
  );
}
