import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { locales, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { sharePicture } from '@roadworthy/core/shared/site/share-picture.ts';

/** A locale as Open Graph writes it: `fr_CA`. */
const written = (locale: PageLocale): string => locale.replace(/-(\w+)/, (_, land: string) => `_${land.toUpperCase()}`);

/** The text of a tag between two quotes, as the page has written it. */
const text = (head: string, pattern: RegExp): string => pattern.exec(head)?.[1] ?? '';

const tag = (name: string, value: string, by: 'property' | 'name'): string =>
  `<meta ${by}="${name}" content="${value}"/>`;

/**
 * What a public page says of itself where its address is passed on. Pages are made before anybody knows where they will
 * be reached, and whoever reads these tags follows no relative address: they are added when a page goes out, of its own
 * title and description and the canonical address beside it. No tag for a page that has none.
 */
export function shareTags(html: string, link: string): string {
  const canonical = /<([^>]+)>; rel="canonical"/.exec(link)?.[1];
  const head = html.slice(0, html.indexOf('</head>'));
  const locale = readLocale(text(head, /<html[^>]*\blang="([^"]+)"/));
  if (canonical === undefined || locale === undefined) return '';
  const { origin, pathname } = new URL(canonical);
  const path = pathname.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/';
  const title = text(head, /<title>([^<]*)<\/title>/).replace(` · ${brand.name}`, '');
  const description = text(head, /<meta name="description" content="([^"]*)"/);
  const picture = `${origin}${sharePicture.address(locale, path)}`;
  const graph = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', written(locale)],
    ...locales.filter((one) => one !== locale).map((one) => ['og:locale:alternate', written(one)] as const),
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(sharePicture.width)],
    ['og:image:height', String(sharePicture.height)],
    ['og:image:alt', title],
  ] as const;
  const cards = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture],
    ['twitter:image:alt', title],
  ] as const;
  return [
    ...graph.map(([name, value]) => tag(name, value, 'property')),
    ...cards.map(([name, value]) => tag(name, value, 'name')),
  ].join('');
}

/** A page with these tags at the end of its head, which no policy of scripts concerns. */
export function withShareTags(page: Buffer, link: string): Buffer {
  if (!link.includes('rel="canonical"')) return page;
  const html = page.toString('utf8');
  return Buffer.from(html.replace('</head>', () => `${shareTags(html, link)}</head>`));
}
