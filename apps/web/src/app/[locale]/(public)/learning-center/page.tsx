import type { Metadata } from 'next';
import { LearningScreen } from '../../../../features/site/learning/learning-screen.tsx';
import { siteTranslator } from '../../../../features/site/site-translator.ts';
import { localeOf, type LocaleParams } from '../../../../locale/page-locale.ts';

export async function generateMetadata(page: LocaleParams): Promise<Metadata> {
  const t = await siteTranslator(await localeOf(page));
  return { title: t('pages.learning.title'), description: t('pages.learning.lead') };
}

export default async function Page(page: LocaleParams) {
  return <LearningScreen locale={await localeOf(page)} />;
}
