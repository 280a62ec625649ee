import type { MetadataRoute } from 'next';
import { addressIn } from '../locale/alternate-links.ts';
import { localeHosts } from '../locale/locale-hosts.ts';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { languageTags } from '../locale/locales.ts';
import { publicPaths } from '../locale/public-paths.ts';
import { siteOrigin } from '../locale/site-origin.ts';

// Its addresses follow the settings of the process, which a build does not know.
export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const hosts = localeHosts(process.env);
  const origin = siteOrigin(process.env, hosts);
  return publicPaths.flatMap((path) => {
    const inLocale = (locale: (typeof locales)[number]) => addressIn(locale, { path, hosts, ...origin });
    const languages = Object.fromEntries(locales.map((locale) => [languageTags[locale], inLocale(locale)]));
    return locales.map((locale) => ({ url: inLocale(locale), alternates: { languages } }));
  });
}
