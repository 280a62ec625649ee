import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { companyText } from '../../../../features/site/company/company-text.ts';
import { isProductPage, ProductScreen } from '../../../../features/site/protection/product-screen.tsx';
import { linePage } from '../../../../features/site/protection/line-page.ts';
import { areaNameIn } from '../../../../features/site/states/area-law.ts';
import { areas, withoutArticle } from '../../../../features/site/states/areas.ts';
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
  const [page, locale] = [await pageOf(props), await localeOf(props)];
  if (!isProductPage(page)) {
    return <SitePageScreen page={page} locale={locale} text={companyText(page.key, locale)} />;
  }
  const part = page.key === 'toys' || page.key === 'telematics' ? page.key : null;
  const places = areas.map(({ code, country, slug }) => ({
    ...{ area: `${country}-${code}`, name: withoutArticle(areaNameIn(code, locale)), href: `/states/${slug}` },
  }));
  const line = linePage(page.line ?? 'personal', locale, part);
  return <ProductScreen page={page} locale={locale} line={line} areas={places} />;
}
