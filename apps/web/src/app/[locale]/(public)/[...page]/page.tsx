import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { sitePages } from '../../../../features/site/site-pages.ts';
import { SitePageScreen } from '../../../../features/site/site-page-screen.tsx';
import { siteTranslator } from '../../../../features/site/site-translator.ts';
import { localeOf } from '../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; page: string[] }> };

export const dynamicParams = false;

export const generateStaticParams = () => sitePages.map(({ path }) => ({ page: path.split('/') }));

async function pageOf({ params }: Props) {
  const path = (await params).page.join('/');
  return sitePages.find((page) => page.path === path) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ key }, t] = [await pageOf(props), await siteTranslator(await localeOf(props))];
  return { title: t(`pages.${key}.title`), description: t(`pages.${key}.lead`) };
}

export default async function Page(props: Props) {
  return <SitePageScreen page={await pageOf(props)} locale={await localeOf(props)} />;
}
