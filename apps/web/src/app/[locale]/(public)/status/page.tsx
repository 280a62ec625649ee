import type { Metadata } from 'next';
import { siteTranslator } from '../../../../features/site/site-translator.ts';
import { StatusScreen } from '../../../../features/site/status/status-screen.tsx';
import { localeOf, type LocaleParams } from '../../../../locale/page-locale.ts';

export async function generateMetadata(page: LocaleParams): Promise<Metadata> {
  const t = await siteTranslator(await localeOf(page));
  return { title: t('status.title'), description: t('status.lead') };
}

export default async function Page(page: LocaleParams) {
  return <StatusScreen locale={await localeOf(page)} />;
}
