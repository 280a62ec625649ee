import type { Metadata } from 'next';
import { FaqScreen } from '../../../../features/site/faq/faq-screen.tsx';
import { siteTranslator } from '../../../../features/site/site-translator.ts';
import { localeOf, type LocaleParams } from '../../../../locale/page-locale.ts';

export async function generateMetadata(page: LocaleParams): Promise<Metadata> {
  const t = await siteTranslator(await localeOf(page));
  return { title: t('pages.faq.title'), description: t('pages.faq.lead') };
}

export default async function Page(page: LocaleParams) {
  return <FaqScreen locale={await localeOf(page)} />;
}
