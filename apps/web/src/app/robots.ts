import type { MetadataRoute } from 'next';
import { localeHosts } from '../locale/locale-hosts.ts';
import { localePath } from '../locale/locale-path.ts';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { siteOrigin } from '../locale/site-origin.ts';

export const dynamic = 'force-dynamic';

const closed = [
  '/agents',
  '/api/',
  '/checkout',
  '/checkout/confirmation',
  '/claim/',
  '/customers',
  '/organizations',
  '/outdoorsy/',
  '/p/',
  '/print/',
  '/products',
  '/resume',
  '/resume/',
  '/underwriting',
  '/welcome',
];

export default function robots(): MetadataRoute.Robots {
  const { protocol, host } = siteOrigin(process.env, localeHosts(process.env));
  return {
    rules: {
      userAgent: '*',
      disallow: [...new Set(locales.flatMap((locale) => closed.map((path) => localePath(locale, path))))],
    },
    sitemap: `${protocol}://${host}/sitemap.xml`,
  };
}
