import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { MetadataRoute } from 'next';
import { sitePages, slugOfClass } from '../features/site/site-pages.ts';
import { addressIn } from '../locale/alternate-links.ts';
import { localeHosts } from '../locale/locale-hosts.ts';
import { languageTags, locales } from '../locale/locales.ts';
import { siteOrigin } from '../locale/site-origin.ts';

// Its addresses follow the settings of the process, which a build does not know.
export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const hosts = localeHosts(process.env);
  const origin = siteOrigin(process.env, hosts);
  const classes = vehicleClasses.map((kind) => `/vehicles/${slugOfClass(kind)}`);
  const paths = ['/', ...sitePages.map(({ path }) => `/${path}`), '/vehicles', ...classes];
  return paths.flatMap((path) => {
    const inLocale = (locale: (typeof locales)[number]) => addressIn(locale, { path, hosts, ...origin });
    const languages = Object.fromEntries(locales.map((locale) => [languageTags[locale], inLocale(locale)]));
    return locales.map((locale) => ({ url: inLocale(locale), alternates: { languages } }));
  });
}
