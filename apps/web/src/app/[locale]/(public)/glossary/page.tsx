import type { Metadata } from 'next';
import { GlossaryScreen } from '../../../../features/site/learning/glossary-screen.tsx';
import { learningWords } from '../../../../features/site/learning/learning-words.ts';
import { localeOf, type LocaleParams } from '../../../../locale/page-locale.ts';

export async function generateMetadata(page: LocaleParams): Promise<Metadata> {
  const t = await learningWords(await localeOf(page));
  return { title: t('glossary.title'), description: t('glossary.lead') };
}

export default async function Page(page: LocaleParams) {
  return <GlossaryScreen locale={await localeOf(page)} />;
}
