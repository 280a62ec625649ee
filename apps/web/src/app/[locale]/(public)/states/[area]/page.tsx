import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { areaLaw, areaNameIn } from '../../../../../features/site/states/area-law.ts';
import { AreaScreen } from '../../../../../features/site/states/area-screen.tsx';
import { areaWords } from '../../../../../features/site/states/area-words.ts';
import { areas } from '../../../../../features/site/states/areas.ts';
import { localeOf } from '../../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; area: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => areas.map(({ slug }) => ({ area: slug }));

async function areaOf({ params }: Props) {
  const { area: wanted } = await params;
  return areas.find(({ slug }) => slug === wanted) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ code }, locale] = [await areaOf(props), await localeOf(props)];
  const [t, area] = [await areaWords(locale), areaNameIn(code, locale)];
  return { title: t('area.title', { area }), description: t('area.lead', { area }) };
}

export default async function Page(props: Props) {
  const [area, locale] = [await areaOf(props), await localeOf(props)];
  // The laws of the day on which the page is made; what counts later stands beside it with its day.
  const law = areaLaw(area.code, locale, new Date().toISOString().slice(0, 10));
  return <AreaScreen area={area} law={law} locale={locale} />;
}
