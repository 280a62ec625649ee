import { isUnprefixed, localePath, splitLocale } from './locale-path.ts';
import { defaultLocale, locales, type PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { isPublic } from './public-paths.ts';

/** The hosts (with their port, if any) of the two domains; without them one host serves every locale. */
export type LocaleHosts = { readonly us: string; readonly ca: string } | null;

export type RouteQuestion = {
  readonly host: string;
  readonly pathname: string;
  /** The locale that the visitor chose before. */
  readonly chosen: PageLocale | undefined;
  /** The Accept-Language header. */
  readonly languages: string;
  readonly hosts: LocaleHosts;
};

export type RouteAnswer =
  /** Shows the page at a path that begins with its locale. */
  | { readonly show: string; readonly locale: PageLocale; readonly remember: boolean }
  /** Sends the browser elsewhere, on another host when one is named; the query goes along. */
  | { readonly moveTo: string; readonly host: string | null; readonly locale: PageLocale };

const canadian: readonly PageLocale[] = ['en-ca', 'fr-ca'];
const slugPlaceholder = /^\/\[{1,2}\.\.\.\w+\]{1,2}$/;

/** The host on which a locale lives; null when one host serves all. */
export function hostOf(locale: PageLocale, hosts: LocaleHosts): string | null {
  if (hosts === null) return null;
  return canadian.includes(locale) ? hosts.ca : hosts.us;
}

/**
 * The locales that a host shows a page in. A host that is not configured shows all, and so does each for the pages that
 * search engines do not see: what these need, a session or a quote, is kept by the browser for the host it began on.
 */
function localesOf(path: string, host: string, hosts: LocaleHosts): readonly PageLocale[] {
  if (isPublic(path) && host === hosts?.us) return [defaultLocale];
  return isPublic(path) && host === hosts?.ca ? canadian : locales;
}

function readsFrench(languages: string): boolean {
  return /^\s*fr\b/i.test(languages);
}

/** The locale of a page whose address names none: the choice, else what the host is for and the browser asks. */
function usualLocale({ host, chosen, languages, hosts }: RouteQuestion): PageLocale {
  if (chosen !== undefined) return chosen;
  if (host !== hosts?.ca) return defaultLocale;
  return readsFrench(languages) ? 'fr-ca' : 'en-ca';
}

function show(locale: PageLocale, path: string, remember: boolean): RouteAnswer {
  const shown = slugPlaceholder.test(safelyDecoded(path)) ? '/placeholder' : path;
  return { show: `/${locale}${shown === '/' ? '' : shown}`, locale, remember };
}

function safelyDecoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function routeNamed(locale: PageLocale, path: string, { host, pathname, hosts }: RouteQuestion): RouteAnswer {
  // The choice is kept, so that a page without a prefix opens in it.
  if (isUnprefixed(path)) return { moveTo: path, host: null, locale };
  const home = localesOf(path, host, hosts).includes(locale) ? null : hostOf(locale, hosts);
  const address = localePath(locale, path);
  if (home !== null || address !== pathname) return { moveTo: address, host: home, locale };
  return show(locale, path, true);
}

/** Which page a request gets, and in which locale (platform shell, section 2.1). */
export function routeLocale(question: RouteQuestion): RouteAnswer {
  const { locale: named, path } = splitLocale(question.pathname);
  if (named !== undefined) return routeNamed(named, path, question);
  const usual = usualLocale(question);
  if (isUnprefixed(path)) return show(usual, path, false);
  const served = localesOf(path, question.host, question.hosts);
  const locale = served.includes(usual) ? usual : usualLocale({ ...question, chosen: undefined });
  if (locale === defaultLocale) return show(locale, path, false);
  return { moveTo: localePath(locale, path), host: null, locale };
}
