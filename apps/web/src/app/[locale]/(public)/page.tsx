import type { Metadata } from 'next';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { HomeScreen } from '../../../features/site/home/home-screen.tsx';
import { localeOf, type LocaleParams } from '../../../locale/page-locale.ts';
import { siteTranslator } from '../../../features/site/site-translator.ts';

export async function generateMetadata(page: LocaleParams): Promise<Metadata> {
  const t = await siteTranslator(await localeOf(page));
  return { title: { absolute: `${brand.name} · ${t('meta.home')}` }, description: t('home.lead') };
}

export default async function HomePage(page: LocaleParams) {
  return <HomeScreen locale={await localeOf(page)} />;
}
