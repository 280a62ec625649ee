import type { Metadata } from 'next';
import { policiesList } from '../../../features/policies/load-policies/policies-list.ts';
import { quotesList } from '../../../features/quoting/load-quotes/quotes-list.ts';
import { firstRead } from '../../../features/shared/queue/first-read.ts';
import { AreaProviders } from '../../../shell/area-providers.tsx';
import { EarlySession, EarlyTheme } from '../../../shell/early-asks.tsx';
import type { LocaleLayout } from '../../../locale/page-locale.ts';
import { wordsOfFrame } from '../../../locale/page-words.ts';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function AreaLayout({ children, params }: LocaleLayout) {
  return (
    <>
      <EarlyTheme />
      <EarlySession reads={[firstRead(quotesList), firstRead(policiesList)]} />
      <AreaProviders {...await wordsOfFrame({ params })}>{children}</AreaProviders>
    </>
  );
}
