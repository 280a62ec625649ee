import type { MetadataRoute } from 'next';
import { localeHosts } from '../locale/locale-hosts.ts';
import { siteOrigin } from '../locale/site-origin.ts';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { protocol, host } = siteOrigin(process.env, localeHosts(process.env));
  return {
    rules: {
      userAgent: '*',
      disallow: [
        '/agents',
        '/api/',
        '/checkout',
        '/claim/',
        '/customers',
        '/organizations',
        '/print/',
        '/products',
        '/resume',
        '/underwriting',
        '/welcome',
      ],
    },
    sitemap: `${protocol}://${host}/sitemap.xml`,
  };
}
