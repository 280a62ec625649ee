import { UnderwritingPolicyScreen } from '../../../../../features/policies/load-policy/underwriting-policy-screen.tsx';
import { lineWords } from '../../../../../features/shared/lines/line-view.ts';
import { LineWordsProvider } from '../../../../../features/shared/lines/line-words.tsx';
import { type LocaleParams, localeOf, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.policy);

export default async function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/policies/record">
      <LineWordsProvider words={lineWords(await localeOf(page))}>
        <UnderwritingPolicyScreen />
      </LineWordsProvider>
    </StaffPage>
  );
}
