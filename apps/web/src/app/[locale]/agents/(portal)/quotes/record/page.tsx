import { QuoteScreen } from '../../../../../../features/quoting/load-quote/quote-screen.tsx';
import { LinesProvider } from '../../../../../../features/shared/lines/lines-context.tsx';
import { lineViews } from '../../../../../../features/shared/lines/line-view.ts';
import { localeOf, titleOf } from '../../../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ staff }) => staff.meta.quote);

type Props = { params: Promise<{ locale: string }> };

export default async function Page({ params }: Props) {
  return (
    <StaffPage params={params} of="/agents/quotes/record">
      <LinesProvider lines={lineViews(await localeOf({ params }))}>
        <QuoteScreen />
      </LinesProvider>
    </StaffPage>
  );
}
