import type { Metadata } from 'next';
import { siteTranslator } from '../../../../features/site/site-translator.ts';
import { areaNameIn } from '../../../../features/site/states/area-law.ts';
import { areas } from '../../../../features/site/states/areas.ts';
import { StatesScreen } from '../../../../features/site/states/states-screen.tsx';
import { localeOf, type LocaleParams } from '../../../../locale/page-locale.ts';

export async function generateMetadata(page: LocaleParams): Promise<Metadata> {
  const t = await siteTranslator(await localeOf(page));
  return { title: t('pages.states.title'), description: t('pages.states.lead') };
}

export default async function Page(page: LocaleParams) {
  const locale = await localeOf(page);
  const names = Object.fromEntries(areas.map(({ code }) => [code, areaNameIn(code, locale)]));
  return <StatesScreen locale={locale} names={names} />;
}
