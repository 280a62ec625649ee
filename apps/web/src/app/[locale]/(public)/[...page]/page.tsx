import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { companyText } from '../../../../features/site/company/company-text.ts';
import { formerVersions } from '../../../../features/site/company/versions.ts';
import { isProductPage, ProductScreen } from '../../../../features/site/protection/product-screen.tsx';
import { linePage } from '../../../../features/site/protection/line-page.ts';
import { areaNameIn } from '../../../../features/site/states/area-law.ts';
import { dayText } from '../../../../features/site/states/area-words.ts';
import { areas, withoutArticle } from '../../../../features/site/states/areas.ts';
import { sitePages } from '../../../../features/site/site-pages.ts';
import { SitePageScreen } from '../../../../features/site/site-page-screen.tsx';
import { siteTranslator } from '../../../../features/site/site-translator.ts';
import { localeOf } from '../../../../locale/page-locale.ts';

type Props = { params: Promise<{ locale: string; page: string[] }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  [...sitePages, ...formerVersions].map(({ path }) => ({ page: path.split('/') }));

async function pageOf({ params }: Props) {
  const path = (await params).page.join('/');
  const former = formerVersions.find((version) => version.path === path);
  const page = sitePages.find((one) => (former ? one.key === former.key : one.path === path)) ?? notFound();
  return { page, day: former?.day };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ page, day }, locale] = [await pageOf(props), await localeOf(props)];
  const t = await siteTranslator(locale);
  const title = t(`pages.${page.key}.title`);
  const description = t(`pages.${page.key}.lead`);
  if (day === undefined) return { title, description };
  return { title: `${title} · ${dayText(day, locale)}`, description, robots: { index: false } };
}

export default async function Page(props: Props) {
  const [{ page, day }, locale] = [await pageOf(props), await localeOf(props)];
  if (!isProductPage(page)) {
    return <SitePageScreen page={page} locale={locale} text={companyText(page.key, locale, day)} />;
  }
  const part = page.key === 'toys' || page.key === 'telematics' ? page.key : null;
  const places = areas.map(({ code, country, slug }) => ({
    area: `${country}-${code}`,
    name: withoutArticle(areaNameIn(code, locale)),
    href: `/states/${slug}`,
  }));
  const line = linePage(page.line ?? 'personal', locale, part);
  return <ProductScreen page={page} locale={locale} line={line} areas={places} />;
}
