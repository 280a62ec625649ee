import { localePath } from './locale-path.ts';
import { defaultLocale, locales, type PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { languageTags } from './locales.ts';
import { hostOf, type LocaleHosts } from './route-locale.ts';

export type PublicPage = {
  readonly path: string;
  readonly locale: PageLocale;
  readonly protocol: string;
  readonly host: string;
  readonly hosts: LocaleHosts;
};

/** The whole address of a page in a locale. */
export function addressIn(locale: PageLocale, { path, protocol, host, hosts }: Omit<PublicPage, 'locale'>): string {
  return `${protocol}://${hostOf(locale, hosts) ?? host}${localePath(locale, path)}`;
}

/** The Link header of a public page: its canonical address and the same page in the other locales. */
export function alternateLinks({ locale, ...page }: PublicPage): string {
  const links = [`<${addressIn(locale, page)}>; rel="canonical"`];
  for (const each of locales) {
    links.push(`<${addressIn(each, page)}>; rel="alternate"; hreflang="${languageTags[each]}"`);
  }
  links.push(`<${addressIn(defaultLocale, page)}>; rel="alternate"; hreflang="x-default"`);
  return links.join(', ');
}
