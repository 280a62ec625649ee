import { ExternalQuotesScreen } from '../../../../../features/leads/external-quotes/external-quotes-screen.tsx';
import { type LocaleParams, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.externalQuotes.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/agents/elsewhere">
      <ExternalQuotesScreen />
    </StaffPage>
  );
}
