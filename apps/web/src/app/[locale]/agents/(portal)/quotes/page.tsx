import { QuotesScreen } from '../../../../../features/quoting/load-quotes/quotes-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.quotes);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/quotes">
      <QuotesScreen />
    </StaffPage>
  );
}
