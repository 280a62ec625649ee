import { lineWords } from '../../../../../features/shared/lines/line-view.ts';
import { LineWordsProvider } from '../../../../../features/shared/lines/line-words.tsx';
import { UnderwriterQuoteScreen } from '../../../../../features/underwriting/underwriter-quote/underwriter-quote-screen.tsx';
import { type LocaleParams, localeOf, titleOf } from '../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.quote);

export default async function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/underwriting/quotes/record">
      <LineWordsProvider words={lineWords(await localeOf(page))}>
        <UnderwriterQuoteScreen />
      </LineWordsProvider>
    </StaffPage>
  );
}
